import { styled } from './stitches.config.ts';

/** A few words of 12 on a fill: a percentage (accent), a voucher (voucher), a state (good, warn, alarm, quiet). */
export const Badge = styled('span', {
  display: 'inline-block',
  paddingInline: '6px',
  borderRadius: '$xs',
  text: '$12',
  lineHeight: '18px',
  fontWeight: '$bold',
  whiteSpace: 'nowrap',
  variants: {
    kind: {
      accent: { backgroundColor: '$accent', color: '$onAccent' },
      voucher: { backgroundColor: '$accentSoft', color: '$accentInk' },
      good: { backgroundColor: '$goodSoft', color: '$good' },
      warn: { backgroundColor: '$warnSoft', color: '$warn' },
      alarm: { backgroundColor: '$alarmSoft', color: '$alarm' },
      quiet: { backgroundColor: '$paperSunk', color: '$inkSoft' },
    },
  },
  defaultVariants: { kind: 'accent' },
});
