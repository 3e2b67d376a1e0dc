import { FormattedMessage, useIntl } from 'react-intl';
import { avatarMachine } from '#machines/avatar.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { PictureField } from '../design/control/PictureField.tsx';
import { TextButton } from '../design/control/TextLink.tsx';
import { PlusIcon } from '../design/icon/icons.tsx';
import { Picture } from '../design/Picture.tsx';
import { styled } from '../design/stitches.config.ts';
import { useProblemText } from '../components/useProblemText.ts';
import { previewOf, rememberFile } from '../storage/pickedFiles.ts';
import type { Page, ViewOf } from '../app/pageTypes.ts';

const Own = styled('div', { display: 'grid', gap: '$1', inlineSize: '96px', text: '$13' });

const Avatar = ({ snapshot, may }: ViewOf<typeof avatarMachine>) => {
  const intl = useIntl();
  const textOf = useProblemText();
  const { pic, picked, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const pick = may({ type: 'picture.picked', id: '' }, 'id');
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={isBusy}>
      <PictureField
        single
        label={intl.formatMessage({ id: 'avatar.change' })}
        icon={<PlusIcon />}
        hint={<FormattedMessage id="avatar.hint" />}
        error={
          problem ? (
            <>
              {textOf(problem)}{' '}
              <TextButton onPress={may({ type: 'retry.pressed' })}>
                <FormattedMessage id="shell.retry" />
              </TextButton>
            </>
          ) : null
        }
        onPick={pick && (([file]) => (file ? pick(rememberFile(file)) : undefined))}
        pictures={
          <Own>
            <Picture src={(picked && previewOf(picked)) ?? pic} alt={intl.formatMessage({ id: 'avatar.yours' })} filling faded={isBusy} />
            {isBusy ? (
              <span role="status">
                <FormattedMessage id="photo.onItsWay" />
              </span>
            ) : null}
          </Own>
        }
      />
    </div>
  );
};

export const page = { machine: avatarMachine, View: Avatar } satisfies Page<typeof avatarMachine>;
