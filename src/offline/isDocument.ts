const ownPath = /^\/(?:(?:graphql|events|healthz|readyz|robots\.txt|manifest\.webmanifest)$|oss\/|sitemaps?[./]|_)/;

/** Whether a document stands at a path (`/events/12` is a category), and not what the shop answers with itself (`/events`). */
export const isDocument = (path: string): boolean => !ownPath.test(path);
