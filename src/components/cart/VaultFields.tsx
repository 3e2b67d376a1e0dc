import { FormattedMessage } from 'react-intl';
import { Button } from '../../design/control/Button.tsx';
import { Callout } from '../../design/Callout.tsx';
import { Block, Skeleton } from '../../design/Skeleton.tsx';
import { VaultFrame } from './VaultFrame.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { Press } from '../../design/press.ts';

/** The vault's document keeps 3 px around its fields for the ring of the one that has the focus: these stand in line with the page's. */
const InLine = styled('div', { marginInline: '-3px' });

type Props = {
  /** Where the vault's fields lie; null while it opens its session. */
  url: string | null;
  title: string;
  height: number;
  /** What is said while the vault cannot be reached; null while it can. */
  unreachable: string | null;
  onRetry: Press;
};

/** The vault's card fields, what stands there before them, or that they cannot be had. */
export const VaultFields = ({ url, title, height, unreachable, onRetry }: Props) => {
  if (unreachable !== null) {
    return (
      <Callout kind="warn" urgent title={unreachable}>
        <Button kind="secondary" small onPress={onRetry}>
          <FormattedMessage id="shell.retry" />
        </Button>
      </Callout>
    );
  }
  return url === null ? (
    <Skeleton aria-hidden>
      <Block height={240} />
    </Skeleton>
  ) : (
    <InLine>
      <VaultFrame url={url} title={title} height={height} />
    </InLine>
  );
};
