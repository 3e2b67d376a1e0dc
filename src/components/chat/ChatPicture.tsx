import { FormattedMessage, useIntl } from 'react-intl';
import type { chatMachine } from '#machines/chat.machine.ts';
import { PictureInput } from '../../design/control/PictureInput.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import { PlusIcon } from '../../design/icon/icons.tsx';
import { Picture } from '../../design/Picture.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { previewOf, rememberFile } from '../../storage/pickedFiles.ts';
import { InNewTab } from '../link/InNewTab.tsx';
import { useProblemText } from '../useProblemText.ts';

type View = Pick<ViewOf<typeof chatMachine>, 'snapshot' | 'may'>;

const Add = styled('label', {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '$touch',
  blockSize: '$field',
  borderRadius: '$m',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' },
  '&:has(input:focus-visible)': { outline: '2px solid $ink', outlineOffset: '-2px' },
  '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
});
const Unsent = styled('div', {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  text: '$13',
  '& p': { margin: 0 },
});
const Full = styled('a', {
  display: 'block',
  '& img': { display: 'block', inlineSize: '220px', maxInlineSize: '100%', blockSize: 'auto', borderRadius: '$m' },
});

/** What sends one picked or pasted picture; nothing where none can be sent now. */
export const usePicturePick = ({ may }: Pick<View, 'may'>): ((files: readonly File[]) => void) | undefined => {
  const pick = may({ type: 'picture.picked', id: '' }, 'id');
  return pick && (([file]) => (file ? pick(rememberFile(file)) : undefined));
};

/** The way to a picture of this device, beside where one writes. */
export const AddPicture = ({ may }: Pick<View, 'may'>) => {
  const intl = useIntl();
  const pick = usePicturePick({ may });
  return pick ? (
    <Add>
      <PlusIcon />
      <PictureInput single label={intl.formatMessage({ id: 'chat.addPicture' })} onPick={pick} />
    </Add>
  ) : (
    <span />
  );
};

/** A picture that is on its way to the mall, or did not come there. */
export const UnsentPicture = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const textOf = useProblemText();
  const { picture } = snapshot.context;
  if (picture === null) return null;
  const preview = picture.problem?.code === 'FILE_TYPE' ? null : previewOf(picture.id);
  return (
    <Unsent>
      {preview ? <Picture src={preview} alt={intl.formatMessage({ id: 'chat.picture' })} filling faded /> : <span />}
      {picture.problem === null ? (
        <p role="status">
          <FormattedMessage id="photo.onItsWay" />
        </p>
      ) : (
        <div>
          <p role="alert">{textOf(picture.problem)}</p>
          <TextButton tall onPress={may({ type: 'picture.retried' })}>
            <FormattedMessage id="shell.retry" />
          </TextButton>{' '}
          <TextButton tall onPress={may({ type: 'picture.discarded' })}>
            <FormattedMessage id="chat.discard" />
          </TextButton>
        </div>
      )}
    </Unsent>
  );
};

/** A picture that was sent; it opens whole beside this page. */
export const SentPicture = ({ url }: { url: string }) => {
  const intl = useIntl();
  return (
    <Full href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={intl.formatMessage({ id: 'chat.picture' })} width={220} height={220} loading="lazy" decoding="async" />
      <InNewTab />
    </Full>
  );
};
