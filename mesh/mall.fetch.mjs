/** Mesh asks the mall through whoever the document's context brings: `mesh/http/mallClient.ts`. */
export const fetch = (url, init, context, info) => context.callMall(url, init, info.fieldName);
