import type { CodeTarget } from '#machines/verificationCode.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const SendSmsCode = graphql(`
  mutation SendSmsCode($input: SmsCodeParamInput!) {
    sendSmsCode(input: $input) {
      ... on CodeSent {
        resendIn
      }
      ...WhyNot
    }
  }
`);
const SendMailCode = graphql(`
  mutation SendMailCode($input: MailCodeParamInput!) {
    sendMailCode(input: $input) {
      ... on CodeSent {
        resendIn
      }
      ...WhyNot
    }
  }
`);

/** Has a code sent by SMS or e-mail; answers after how many seconds the next may be sent. */
export const sendCode = async (execute: Execute, target: CodeTarget, options?: RequestOptions): Promise<number> =>
  'mobile' in target
    ? allowed((await execute(SendSmsCode, { input: target }, options)).sendSmsCode).resendIn
    : allowed((await execute(SendMailCode, { input: target }, options)).sendMailCode).resendIn;
