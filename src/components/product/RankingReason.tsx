import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { textLinkStyles } from '../../design/control/TextLink.tsx';
import { styled } from '../../design/stitches.config.ts';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';

const Row = styled('div', {
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$4',
  '& > a': { flex: 'none' },
});
const Answer = styled('details', {
  flex: '1 1 auto',
  minInlineSize: 0,
  text: '$13',
  color: '$inkSoft',
  '& p': { maxInlineSize: '$reading', paddingBlockEnd: '$2', textWrap: 'pretty' },
});
const RankingSummary = styled('summary', textLinkStyles, { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } });

export type RankingReasonProps = {
  /** What is asked about, for those who do not see it above. */
  name: ReactNode;
  /** How these were chosen and ordered. */
  children: ReactNode;
  /** A way to all of them. */
  more?: ReactNode;
};

/** Beside a ranked block's heading: why these stand there, told to who asks. A native disclosure: it needs no script. */
export const RankingReason = ({ name, children, more }: RankingReasonProps) => (
  <Row>
    <Answer>
      <RankingSummary soft tall>
        <FormattedMessage id="shell.why" />
        <VisuallyHidden> {name}</VisuallyHidden>
      </RankingSummary>
      <p>{children}</p>
    </Answer>
    {more}
  </Row>
);
