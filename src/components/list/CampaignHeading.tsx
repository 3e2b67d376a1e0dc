import { FormattedMessage, useIntl } from 'react-intl';
import type { Campaign } from '#machines/model/home.ts';
import { Countdown } from '../../design/Countdown.tsx';
import type { Tint } from '../../design/Picture.tsx';
import { styled } from '../../design/stitches.config.ts';
import { sourcesOf } from '../product/pictureSources.ts';
import { useClock } from '../hooks/useClock.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const Stand = styled('header', {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '$2',
  overflow: 'hidden',
  isolation: 'isolate',
  padding: '20px 20px calc(20px + 116px)',
  borderRadius: '$l',
  color: '$ink',
  // The drawn group stands at 86 % of its own height; the floor meets its feet.
  backgroundImage: 'linear-gradient(transparent calc(100% - 16px), $colors$floor calc(100% - 16px))',
  '& h1': { text: '$28', fontWeight: '$heading', letterSpacing: '$page', textWrap: 'balance', overflowWrap: 'anywhere' },
  '& p': { maxInlineSize: '$reading' },
  '& img': {
    position: 'absolute',
    zIndex: -1,
    blockSize: '128px',
    inlineSize: 'auto',
    aspectRatio: '5 / 4',
    objectFit: 'contain',
    objectPosition: 'bottom',
    insetInlineEnd: '8px',
    insetBlockEnd: '-2px',
  },
  '@desk': {
    minBlockSize: '240px',
    padding: '40px 400px 40px 40px',
    '& h1': { text: '$32', lineHeight: '36px' },
    '& img': { blockSize: '224px', insetInlineEnd: '40px', insetBlockEnd: '-15px' },
  },
  variants: {
    tint: {
      1: { backgroundColor: '$tint1' },
      2: { backgroundColor: '$tint2' },
      3: { backgroundColor: '$tint3' },
      4: { backgroundColor: '$tint4' },
      5: { backgroundColor: '$tint5' },
      6: { backgroundColor: '$tint6' },
    },
  },
});
const Time = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$3',
  rowGap: '$2',
  marginBlockStart: '$2',
  '& > span:first-child': { fontWeight: '$bold' },
});

export type CampaignPhase = 'toCome' | 'on' | 'over';

/** What a campaign is about, and the time until it begins or ends, counted by the mall's clock. */
export const CampaignHeading = ({ campaign, phase }: { campaign: Campaign; phase: CampaignPhase }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const { title, text, pic, tint, startTime, endTime } = campaign;
  const time = phase === 'toCome' ? startTime : endTime;
  const until = Date.parse(time);
  const now = useClock(until);
  const { src, avif } = sourcesOf(pic, 'wide');
  return (
    <Stand tint={tint as Tint}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Time>
        <span>
          <FormattedMessage id={`campaign.time.${phase}`} values={{ time: momentOf(time) }} />
        </span>
        {phase === 'over' ? null : (
          <Countdown
            until={until}
            now={now}
            blocks
            dayMark={intl.formatMessage({ id: 'campaign.dayMark' })}
            announce={(minutes) => intl.formatMessage({ id: `campaign.left.${phase}` }, { minutes })}
          />
        )}
      </Time>
      <picture>
        {avif ? <source type="image/avif" srcSet={avif} sizes="(min-width: 835px) 280px, 160px" /> : null}
        <img src={src} alt="" width={640} height={512} decoding="async" fetchPriority="high" />
      </picture>
    </Stand>
  );
};
