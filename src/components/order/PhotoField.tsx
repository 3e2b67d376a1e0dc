import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mostPictures, type AttachedPicture } from '#machines/rules/pictures.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { IconButton } from '../../design/control/IconButton.tsx';
import { PictureField } from '../../design/control/PictureField.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import { CloseIcon, PlusIcon } from '../../design/icon/icons.tsx';
import { EmptyShelf, Picture } from '../../design/Picture.tsx';
import { styled } from '../../design/stitches.config.ts';
import { previewOf, rememberFile } from '../../storage/pickedFiles.ts';
import { messageId } from '../hooks/messageId.ts';
import type { Press } from '../../design/press.ts';

const Item = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  inlineSize: '96px',
  overflowWrap: 'anywhere',
  text: '$13',
  '& .remove': {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '2px',
    borderRadius: '$full',
    backgroundColor: '$paperRaised',
  },
});

type PhotoProps = {
  picture: AttachedPicture;
  number: number;
  onRemove: Press;
  onRetry: Press;
};

const Photo = ({ picture: { id, url, problem }, number, onRemove, onRetry }: PhotoProps) => {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'photo.name' }, { number });
  const shown = previewOf(id) ?? url;
  return (
    <Item>
      {shown ? <Picture src={shown} alt={name} filling faded={url === null} /> : <EmptyShelf role="img" aria-label={name} />}
      <span className="remove">
        <IconButton label={intl.formatMessage({ id: 'photo.remove' }, { number })} onPress={onRemove}>
          <CloseIcon size={18} />
        </IconButton>
      </span>
      {url === null && problem === null ? <FormattedMessage id="photo.onItsWay" /> : null}
      {problem ? (
        <>
          <span role="alert">
            <FormattedMessage id={messageId(problemMessageId(problem))} />
          </span>
          <TextButton onPress={onRetry} label={intl.formatMessage({ id: 'photo.retry' }, { number })}>
            <FormattedMessage id="shell.retry" />
          </TextButton>
        </>
      ) : null}
    </Item>
  );
};

export type PhotoFieldProps = {
  pictures: readonly AttachedPicture[];
  /** More pictures were added than may go along. */
  crowded: boolean;
  onPick: ((ids: string[]) => void) | undefined;
  onRemove: (id: string) => Press;
  onRetry: (id: string) => Press;
  /** What pictures can be pasted into or dropped on, beside the field. */
  children?: ReactNode;
};

/** Up to five photographs of this device, each with how far it is (contract W1, W2). */
export const PhotoField = ({ pictures, crowded, onPick, onRemove, onRetry, children }: PhotoFieldProps) => {
  const intl = useIntl();
  return (
    <PictureField
      label={intl.formatMessage({ id: 'photo.add' })}
      icon={<PlusIcon />}
      hint={<FormattedMessage id="photo.hint" values={{ most: mostPictures }} />}
      error={crowded ? <FormattedMessage id="refusal.TOO_MANY_IMAGES" /> : null}
      onPick={onPick ? (files) => onPick(files.map(rememberFile)) : undefined}
      pictures={pictures.map((picture, at) => (
        <Photo
          key={picture.id}
          picture={picture}
          number={at + 1}
          onRemove={onRemove(picture.id)}
          onRetry={picture.problem ? onRetry(picture.id) : undefined}
        />
      ))}
    >
      {children}
    </PictureField>
  );
};
