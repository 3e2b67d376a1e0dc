/** The address of the page that asked a question: home where the browser does not tell it. */
export const askingPage = (request: Request): string => {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return '/';
  const { pathname, search } = new URL(referrer);
  return pathname + search;
};
