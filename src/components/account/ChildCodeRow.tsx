import type { ActorRefFrom } from 'xstate';
import type { verificationCodeMachine } from '#machines/verificationCode.machine.ts';
import { ChildActorView } from '../shell/ChildActorView.tsx';
import { CodeRow, type CodeRowProps } from './CodeRow.tsx';

type ChildCodeRowProps = Omit<CodeRowProps, 'code'> & { code: ActorRefFrom<typeof verificationCodeMachine> | undefined };

/** The verification code of a form whose machine has the code's as its child; nothing while it has none. */
export const ChildCodeRow = ({ code, ...row }: ChildCodeRowProps) =>
  code ? (
    <ChildActorView<typeof verificationCodeMachine> actor={code}>{({ snapshot }) => <CodeRow {...row} code={snapshot} />}</ChildActorView>
  ) : null;
