import { given, hear, lang, tell, tellHeight, theme, word } from './frame.client.js';

const actions = document.querySelector('.actions');
const status = document.querySelector('[role="status"]');

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
  for (const button of actions.children) button.disabled = true;
  try {
    const answered = await fetch('/step', {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chargeId: given.chargeId, result }), signal: AbortSignal.timeout(15000),
    });
    if (!answered.ok) throw new Error(String(answered.status));
    close((await answered.json()).state);
  } catch {
    say('stepFailed');
    for (const button of actions.children) button.disabled = false;
  }
};

for (const button of actions.children) button.addEventListener('click', () => answer(button.dataset.answer));
hear({ theme, lang });
tellHeight();
tell({ type: 'ready' });
if (given.state !== 'REQUIRES_ACTION') close(given.state);
