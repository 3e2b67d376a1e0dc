// The package has types, but does not export them.
declare module 'dom-accessibility-api' {
  type Options = { computedStyleSupportsPseudoElements?: boolean; getComputedStyle?: (element: Element) => CSSStyleDeclaration };
  export function computeAccessibleName(root: Element, options?: Options): string;
}
