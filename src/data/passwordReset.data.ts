import type { NewPassword } from '#machines/passwordReset.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ResetPassword = graphql(`
  mutation ResetPassword($input: PasswordResetInput!) {
    resetPassword(input: $input) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** Sets a new password by a code (spec 7); every session of before ends. */
export const resetPassword = async (execute: Execute, input: NewPassword, options?: RequestOptions): Promise<Record<string, never>> => {
  allowed((await execute(ResetPassword, { input }, options)).resetPassword);
  return {};
};
