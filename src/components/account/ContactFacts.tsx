import { FormattedMessage, useIntl } from 'react-intl';
import type { Contacts } from '#machines/contactChange.machine.ts';
import type { ContactKind } from '#machines/rules/form/loginContact.ts';
import { shownMobile } from '#machines/rules/form/phone.ts';
import { TextButton } from '../../design/control/TextLink.tsx';
import { Facts } from '../../design/Facts.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { Press } from '../../design/press.ts';

const Row = styled('span', { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '$3' });
const Unknown = styled('span', { color: '$inkSoft' });

type ContactFactsProps = Contacts & { changeOf: (kind: ContactKind) => Press };

/** By what the shopper logs in, and the way to another one. */
export const ContactFacts = ({ userMail, userMobile, changeOf }: ContactFactsProps) => {
  const intl = useIntl();
  const rowOf = (kind: ContactKind, text: string | null) => ({
    id: kind,
    name: <FormattedMessage id={`field.${kind}`} />,
    text: (
      <Row>
        {text ?? (
          <Unknown>
            <FormattedMessage id="settings.noContact" />
          </Unknown>
        )}
        <TextButton onPress={changeOf(kind)} label={intl.formatMessage({ id: `settings.${text === null ? 'add' : 'change'}.${kind}` })}>
          <FormattedMessage id={text === null ? 'settings.add' : 'settings.change'} />
        </TextButton>
      </Row>
    ),
  });
  return <Facts rows={[rowOf('mail', userMail), rowOf('mobile', userMobile && shownMobile(userMobile))]} />;
};
