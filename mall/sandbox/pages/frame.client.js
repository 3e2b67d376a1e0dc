// The talk between a hosted page and the shop that frames it. Served as it stands to the browser.

const tags = { zn: 'zh-CN' };

/** What the server wrote into the page. */
export const given = JSON.parse(document.getElementById('given').textContent);

/** Tells the shop, and nobody else, what happened. */
export const tell = (fact) => window.parent.postMessage({ from: 'serendib.vault', ...fact }, given.parent);

/** Hears the shop's commands, and nobody else's. */
export const hear = (commands) => {
  window.addEventListener('message', (event) => {
    const isShop = event.source === window.parent && event.origin === given.parent && event.data?.to === 'serendib.vault';
    if (isShop && Object.hasOwn(commands, event.data.type)) commands[event.data.type](event.data);
  });
};

export const theme = (command) => {
  if (command.theme === 'day' || command.theme === 'night') document.documentElement.dataset.theme = command.theme;
};

/** Shows the page in another of the six languages. */
export const lang = (command) => {
  if (!Object.hasOwn(given.words, command.lang)) return;
  given.locale = command.lang;
  document.documentElement.lang = tags[command.lang] ?? command.lang;
  document.title = word(document.querySelector('[data-title]')?.dataset.title ?? 'title');
  for (const element of document.querySelectorAll('[data-word]')) element.textContent = word(element.dataset.word);
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', word(element.dataset.label));
};

export const word = (key) => given.words[given.locale][key];

/** Keeps the shop's frame as tall as the page. */
export const tellHeight = () => {
  const body = document.body;
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(body.getBoundingClientRect().height) })).observe(body);
};
