import { given, hear, lang, tell, tellHeight, theme, word } from './frame.client.js';

const actions = document.querySelector('.actions');
const status = document.querySelector('[role="status"]');

const allow = (isAllowed) => {
  for (const button of actions.children) button.disabled = !isAllowed;
};

const say = (key) => {
  status.dataset.word = key;
  status.textContent = word(key);
};

const close = (state) => {
  actions.hidden = true;
  say('stepOver');
  tell({ type: 'actionDone', payNo: given.payNo, result: state === 'CAPTURED' ? 'approved' : 'refused' });
};

const answer = async (result) => {
  allow(false);
  try {
    const answered = await fetch('/step', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chargeId: given.chargeId, result }),
      signal: AbortSignal.timeout(15000),
    });
    if (!answered.ok) throw new Error(String(answered.status));
    close((await answered.json()).state);
  } catch {
    say('stepFailed');
    allow(true);
  }
};

for (const button of actions.children) button.addEventListener('click', () => answer(button.dataset.answer));
allow(true);
hear({ theme, lang });
tellHeight();
tell({ type: 'ready' });
if (given.state !== 'REQUIRES_ACTION') close(given.state);
