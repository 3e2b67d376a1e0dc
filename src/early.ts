type Early = ((event: Event) => void) & { press: Event[] };
declare global {
  interface Document {
    /** Put by the document's own script. */
    early?: Early;
  }
}

/** Makes the last press of a button again that came before anybody listened, if the button still stands. */
export const hearEarlyPress = (): void => {
  const { early } = document;
  if (!early) return;
  for (const type of ['pointerdown', 'mousedown', 'click']) document.removeEventListener(type, early, true);
  for (const event of early.press) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
};
