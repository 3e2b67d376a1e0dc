const fontsOfLetters = '-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans","Helvetica Neue"';
const fontsOfSimplified = '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif';

/**
 * The marks of words in letters, for devices whose only font of ours is one of characters: there an apostrophe, a dash and dots are as wide
 * as a character, and the letters that Turkish alone has are put together from a letter and a mark beside it.
 */
export const marks = {
  fontFamily: 'Marks',
  src: 'local("Liberation Sans"), local("DejaVu Sans"), local("Ubuntu")',
  unicodeRange: 'U+B7, U+11E-11F, U+130-131, U+15E-15F, U+2013-2014, U+2018-201E, U+2022, U+2026',
} as const;

/** The only raw values of the look (day). Everything else speaks of roles: `$ink`, `$accent`. */
export const day = {
  colors: {
    ink: '#1d1b17',
    inkSoft: '#625d53',
    paper: '#f6f5f1',
    paperRaised: '#ffffff',
    paperSunk: '#ecebe5',
    line: '#dedbd2',
    lineStrong: '#858075',
    accent: '#f6b01e',
    accentPress: '#e39d06',
    onAccent: '#221800',
    accentSoft: '#fdeec9',
    accentInk: '#7d5200',
    good: '#1b6a45',
    goodSoft: '#e0efe5',
    warn: '#9a4a06',
    warnSoft: '#fbe8d6',
    alarm: '#b3241c',
    alarmSoft: '#fbe3e0',
    tint1: '#efe4cf',
    tint2: '#dce7d3',
    tint3: '#d3e5e4',
    tint4: '#f3dad3',
    tint5: '#e6dde8',
    tint6: '#dfe3e8',
    floor: 'rgb(70 52 20 / .07)',
    cast: 'rgb(58 40 10 / .24)',
    veil: 'rgb(29 27 23 / .48)',
    qrInk: '#1d1b17',
    qrPaper: '#ffffff',
  },
  shadows: {
    lift: '0 1px 2px rgb(40 30 10 / .06), 0 8px 24px rgb(40 30 10 / .10)',
  },
} as const;

type SameNames<Theme> = { [Scale in keyof Theme]: { [Name in keyof Theme[Scale]]: string } };

/** Night: the same names, warm near-black paper, dialogs with an edge because shadows do not show. */
export const night: SameNames<typeof day> = {
  colors: {
    ink: '#f3efe6',
    inkSoft: '#b0a99b',
    paper: '#141311',
    paperRaised: '#1f1d1a',
    paperSunk: '#0d0c0b',
    line: '#38352f',
    lineStrong: '#7f796d',
    accent: '#f3b336',
    accentPress: '#ffc658',
    onAccent: '#221800',
    accentSoft: '#3a2c0d',
    accentInk: '#f3bd55',
    good: '#7fcf9f',
    goodSoft: '#17301f',
    warn: '#f0a566',
    warnSoft: '#3a2412',
    alarm: '#ff9a8f',
    alarmSoft: '#421a16',
    tint1: '#3b3424',
    tint2: '#2c3727',
    tint3: '#233735',
    tint4: '#412d27',
    tint5: '#362e39',
    tint6: '#2c3136',
    floor: 'rgb(0 0 0 / .22)',
    cast: 'rgb(0 0 0 / .5)',
    veil: 'rgb(0 0 0 / .62)',
    qrInk: '#1d1b17',
    qrPaper: '#ffffff',
  },
  shadows: {
    lift: '0 0 0 1px #38352f, 0 12px 32px rgb(0 0 0 / .5)',
  },
};

/** Measures that are the same by day and by night; sizes of letters and their lines share one name. */
export const measures = {
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '44px', 8: '64px' },
  radii: { xs: '4px', s: '6px', m: '10px', l: '16px', xl: '20px', full: '999px' },
  sizes: {
    touch: '44px',
    control: '48px',
    field: '52px',
    code: '132px',
    page: '1200px',
    reading: '68ch',
    column: '720px',
    dialog: '440px',
    tabBar: '60px',
    buyBar: '68px',
  },
  fonts: {
    system: `${fontsOfLetters},${marks.fontFamily},${fontsOfSimplified}`,
    traditional: `${fontsOfLetters},"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC",sans-serif`,
  },
  fontSizes: {
    12: '.75rem',
    13: '.8125rem',
    14: '.875rem',
    16: '1rem',
    18: '1.125rem',
    22: '1.375rem',
    28: '1.75rem',
    32: '2rem',
    56: '3.5rem',
  },
  lineHeights: {
    12: '1rem',
    13: '1.125rem',
    14: '1.25rem',
    16: '1.5rem',
    18: '1.5rem',
    22: '1.75rem',
    28: '2rem',
    32: '2.25rem',
    56: '3.5rem',
  },
  fontWeights: { body: '400', medium: '500', strong: '600', bold: '700', heading: '800' },
  letterSpacings: { hero: '-.035em', page: '-.02em', section: '-.015em' },
  transitions: {
    quick: '120ms cubic-bezier(.2,.7,.2,1)',
    move: '180ms cubic-bezier(.2,.7,.2,1)',
    breath: '1.2s ease-in-out infinite alternate',
  },
  zIndices: { note: '9', bar: '10', veil: '20', sheet: '21', toast: '30' },
} as const;

/** Chinese is set without tracking, its marks as wide as its characters, and its headings one weight lighter. */
export const chinese = {
  fonts: { system: `${fontsOfLetters},${fontsOfSimplified}` },
  letterSpacings: { hero: '0', page: '0', section: '0' },
  fontWeights: { heading: '700' },
} as const;

/** What reduced motion turns off. */
export const still = { transitions: { quick: '0ms', move: '0ms', breath: '0ms' } } as const;
