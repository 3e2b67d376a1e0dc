import { given, hear, lang, tell, tellHeight, theme, word } from './frame.client.js';

const names = ['number', 'expiry', 'cvc', 'holder'];
const inputs = Object.fromEntries(names.map((name) => [name, document.getElementById(name)]));
const brandMark = document.querySelector('[data-brand]');
const brandNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', unionpay: 'UnionPay' };
const shownProblems = new Map();
let isSubmitting = false;

const digitsOf = (text) => text.replace(/\D/g, '');

const brands = { visa: /^4/, mastercard: /^(5[1-5]|2[2-7])/, amex: /^3[47]/, unionpay: /^62/ };
const brandOf = (digits) => Object.keys(brands).find((brand) => brands[brand].test(digits)) ?? null;

const grouped = (digits) =>
  brandOf(digits) === 'amex'
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
    : (digits.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ');

const dated = (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits);

/** Rewrites a field while its cursor stays behind the same digit. */
const rewrite = (input, shape) => {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const shaped = shape(digitsOf(input.value));
  if (shaped === input.value) return;
  input.value = shaped;
  let cursor = 0;
  for (let seen = 0; cursor < input.value.length && seen < before; cursor += 1) if (/\d/.test(input.value[cursor])) seen += 1;
  input.setSelectionRange(cursor, cursor);
};

const looksComplete = () => {
  const number = digitsOf(inputs.number.value);
  const isAmex = brandOf(number) === 'amex';
  return (
    number.length >= (isAmex ? 15 : 16) &&
    digitsOf(inputs.expiry.value).length === 4 &&
    inputs.cvc.value.length === (isAmex ? 4 : 3) &&
    inputs.holder.value.trim() !== ''
  );
};

const tellChanged = () => {
  const brand = brandOf(digitsOf(inputs.number.value));
  brandMark.textContent = brand ? brandNames[brand] : '';
  tell({ type: 'changed', valid: looksComplete() && shownProblems.size === 0, brand });
};

const showProblem = (name, code) => {
  if (code) shownProblems.set(name, code);
  else shownProblems.delete(name);
  inputs[name].setAttribute('aria-invalid', String(Boolean(code)));
  document.querySelector(`[data-box="${name}"]`).dataset.invalid = String(Boolean(code));
  document.getElementById(`${name}-why`).textContent = code ? word(`${name}.${code}`) : '';
};

const showProblems = (problems) => {
  for (const name of names) showProblem(name, problems.find((problem) => problem.field === name)?.code);
  const first = names.find((name) => shownProblems.has(name));
  if (first) inputs[first].focus();
  tellChanged();
};

const askVault = async () => {
  const typed = Object.fromEntries(names.map((name) => [name, inputs[name].value]));
  const answer = await fetch('/vault/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: given.sessionId, ...typed }),
    signal: AbortSignal.timeout(15000),
  });
  if (answer.status === 410) return { type: 'error', code: 'SESSION_EXPIRED' };
  if (!answer.ok) return { type: 'error', code: 'UNREACHABLE' };
  const { problems, ...token } = await answer.json();
  if (!problems) return { type: 'token', ...token };
  showProblems(problems);
  return { type: 'error', code: 'INVALID' };
};

const submit = async () => {
  if (isSubmitting) return;
  isSubmitting = true;
  try {
    tell(await askVault());
  } catch {
    tell({ type: 'error', code: 'UNREACHABLE' });
  } finally {
    isSubmitting = false;
  }
};

const tidy = (name) => {
  if (name === 'number') rewrite(inputs.number, grouped);
  if (name === 'expiry') rewrite(inputs.expiry, dated);
  if (name === 'cvc') inputs.cvc.value = digitsOf(inputs.cvc.value).slice(0, 4);
};

for (const name of names) {
  // A quick hand types before the script is here.
  tidy(name);
  inputs[name].addEventListener('input', () => {
    tidy(name);
    showProblem(name, undefined);
    tellChanged();
  });
  document.querySelector(`[data-box="${name}"]`).addEventListener('click', () => inputs[name].focus());
}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});
hear({
  submit,
  theme,
  lang: (command) => {
    lang(command);
    for (const [name, code] of shownProblems) showProblem(name, code);
  },
});
tellHeight();
tell({ type: 'ready' });
tellChanged();
