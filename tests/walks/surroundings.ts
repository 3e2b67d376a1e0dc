// React asks for this flag before it lets tests await its work.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
