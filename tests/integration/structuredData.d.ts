declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: { type: string; index: number }[]; fieldNames?: string[] };
  type Extracted = { jsonld: Record<string, object[]>; microdata: object; rdfa: object; errors: object[]; metatags: object };
  /** Google's rules for rich results; with schema.org's own vocabulary as JSON also that one. */
  export default class Validator {
    constructor(schemaOrgJson: object | null);
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
