import type { Moment } from '#machines/ports.ts';
import { ProblemError, type FieldProblem } from '#machines/model/problem.ts';
import type { RefusalCode } from '#machines/model/refusalCodes.ts';
import { graphql } from './gql/gql.ts';

graphql(`
  fragment WhyNot on Refusal {
    __typename
    code
    desc
    fields {
      field
      code
      desc
    }
    data
  }
`);

type WhyNot = {
  __typename: 'Refusal';
  code: RefusalCode;
  desc: string;
  fields: FieldProblem[] | null;
  data: Record<string, unknown> | null;
};

/** What a change brought. @throws ProblemError where the mall refused it. */
export const allowed = <Answer extends object>(answer: Answer, at: Moment = 0): Exclude<Answer, { __typename: 'Refusal' }> => {
  if ('__typename' in answer && answer.__typename === 'Refusal') {
    const { code, desc, fields, data } = answer as unknown as WhyNot;
    throw new ProblemError({ code, at, desc, ...(fields ? { fields } : {}), ...(data ? { data } : {}) });
  }
  return answer as Exclude<Answer, { __typename: 'Refusal' }>;
};
