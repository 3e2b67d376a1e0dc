import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Callout } from '../../design/Callout.tsx';

type Props = {
  lines: readonly { key: string | number; prodName: string; reason: string }[];
  /** What can be done about them. */
  children?: ReactNode;
};

/** What did not go into the cart, each with its reason; nothing where all of it did. */
export const NotAddedLines = ({ lines, children }: Props) =>
  lines.length === 0 ? null : (
    <Callout kind="warn" urgent stays title={<FormattedMessage id="notAdded.title" />}>
      <ul>
        {lines.map(({ key, prodName, reason }) => (
          <li key={key}>
            {prodName}: {reason}
          </li>
        ))}
      </ul>
      {children}
    </Callout>
  );
