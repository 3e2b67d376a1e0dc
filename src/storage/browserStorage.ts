/**
 * What this browser keeps for every tab, by name. `theme`, `region` and `lang` are plain texts: other scripts and the specification read
 * them.
 */
type SharedName =
  | 'theme'
  | 'region'
  | 'lang'
  | 'loggedOutAt'
  | 'codeSent'
  | 'appOffer'
  | 'undo'
  | 'clockOffset'
  | '__history'
  | '__footprint'
  | `looks ${number}`
  | `outbox ${string}`
  | `cart ${string}`;

/** What it keeps for one tab, over its reloads. */
type TabName = 'pages' | 'kept' | 'route' | 'reloaded' | 'signIn' | `draft ${string}`;

/** One of the browser's storages. It never throws: on the server, and where a browser refuses or is full, nothing is kept. */
const browserStorage = <Name extends string>(area: 'localStorage' | 'sessionStorage') => {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(window[area]);
    } catch {
      return null;
    }
  };
  const text = (name: Name): string | null => attempt((storage) => storage.getItem(name));
  return {
    names: <Prefix extends string>(prefix: Prefix) =>
      (attempt(Object.keys) ?? []).filter((name): name is Extract<Name, `${Prefix}${string}`> => name.startsWith(prefix)),
    text,
    /** What was put as JSON; null where there is none, or something else. */
    read: (name: Name): unknown => attempt(() => JSON.parse(text(name) ?? 'null')),
    /** Keeps a text as it is, another value as JSON; null removes. Answers whether that could be done. */
    put: (name: Name, value: string | number | object | null): boolean =>
      attempt((storage) =>
        value === null ? storage.removeItem(name) : storage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value)),
      ) !== null,
  };
};

export const sharedStorage = browserStorage<SharedName>('localStorage');
export const tabStorage = browserStorage<TabName>('sessionStorage');
