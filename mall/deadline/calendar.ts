import type { Deadline } from './deadline.ts';

const encoder = new TextEncoder();
const longestLine = 75;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
const stamp = (time: string): string => time.replaceAll(/[-:]|\.\d+/g, '');

/** A line of at most 75 octets; what does not fit goes on behind a space, and no letter is cut (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > longestLine) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines.join('\r\n');
}

const event = ({ kind, time, title, subject, desc, orderNumber, refundSn, couponUserId }: Deadline, now: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${kind}-${refundSn ?? orderNumber ?? couponUserId ?? stamp(time)}@serendib`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(time)}`,
  `SUMMARY:${escaped(`${title}: ${subject}`)}`,
  `DESCRIPTION:${escaped(desc)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT1H',
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
  'END:VEVENT',
];

/** The deadlines as an iCalendar file, each with a reminder an hour before (RFC 5545). */
export const calendarOf = (all: readonly Deadline[], now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Serendib//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...all.flatMap((one) => event(one, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
