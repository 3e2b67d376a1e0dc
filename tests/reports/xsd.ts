import { JSDOM } from 'jsdom';

const parsed = (text: string): Element => new new JSDOM('').window.DOMParser().parseFromString(text, 'application/xml').documentElement;

const patterns: Record<string, RegExp> = {
  'xs:string': /^/,
  'xs:nonNegativeInteger': /^\d+$/,
  'xs:decimal': /^-?\d+(\.\d+)?$/,
  'xs:dateTime': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
};

/** Where XML breaks an XSD of flat elements: their attributes, their children and how many of each, and where text may stand. */
export const xsdFaults = (xsd: string, xml: string): string[] => {
  const types = new Map([...parsed(xsd).children].map((one) => [one.getAttribute('name') ?? '', one.firstElementChild]));
  const faultsOf = (element: Element): string[] => {
    const type = types.get(element.tagName);
    if (!type) return [`<${element.tagName}> is not known`];
    const attributes = [...type.getElementsByTagName('xs:attribute')];
    const nameOf = (one: Element): string => one.getAttribute('name') ?? '';
    const group = type.querySelector('sequence, choice');
    const allowed = [...type.getElementsByTagName('xs:element')];
    const refs = allowed.map((one) => one.getAttribute('ref'));
    const isOne = group?.tagName === 'xs:choice' || allowed.some((one) => one.getAttribute('maxOccurs') !== 'unbounded');
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return [
      ...attributes
        .filter((one) => one.getAttribute('use') === 'required' && !element.hasAttribute(nameOf(one)))
        .map((one) => `<${element.tagName}> lacks ${nameOf(one)}`),
      ...[...element.attributes].flatMap(({ name, value }) => {
        const known = attributes.find((one) => nameOf(one) === name);
        return known && patterns[known.getAttribute('type') ?? '']?.test(value) ? [] : [`<${element.tagName}> has ${name}="${value}"`];
      }),
      ...[...element.children]
        .filter(({ tagName }) => !refs.includes(tagName))
        .map(({ tagName }) => `<${element.tagName}> holds <${tagName}>`),
      ...(isOne && element.children.length > 1 ? [`<${element.tagName}> holds more than one`] : []),
      ...(hasText && type.getAttribute('mixed') !== 'true' ? [`<${element.tagName}> holds text`] : []),
      ...[...element.children].flatMap(faultsOf),
    ];
  };
  const root = parsed(xml);
  return root.tagName === 'parsererror' || root.querySelector('parsererror') ? ['not XML'] : faultsOf(root);
};
