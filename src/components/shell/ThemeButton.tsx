import { useIntl } from 'react-intl';
import { IconButton } from '../../design/control/IconButton.tsx';
import { MoonIcon, SunIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';

const Faces = styled('span', {
  '& > .day': { display: 'none' },
  ':root[data-theme="night"] &': { '& > .day': { display: 'inline' }, '& > .night': { display: 'none' } },
  '@media (prefers-color-scheme: dark)': {
    ':root:not([data-theme]) &': { '& > .day': { display: 'inline' }, '& > .night': { display: 'none' } },
  },
});

export type ThemeButtonProps = { onChoose?: ((theme: 'day' | 'night') => void) | undefined };

/** Turns day to night and back. The server does not know the theme, so both faces are in the document and the theme shows one. */
export const ThemeButton = ({ onChoose }: ThemeButtonProps) => {
  const intl = useIntl();
  return (
    <Faces>
      <span className="night">
        <IconButton label={intl.formatMessage({ id: 'shell.night' })} onPress={onChoose ? () => onChoose('night') : undefined}>
          <MoonIcon />
        </IconButton>
      </span>
      <span className="day">
        <IconButton label={intl.formatMessage({ id: 'shell.day' })} onPress={onChoose ? () => onChoose('day') : undefined}>
          <SunIcon />
        </IconButton>
      </span>
    </Faces>
  );
};
