/** How long a browser is given to begin a download, in ms, before its file is let go. */
const begun = 10_000;

/** Hands a file to the browser, which keeps it where the shopper keeps downloads. `type`: its media type. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), begun);
};
