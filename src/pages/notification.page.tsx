import { FormattedMessage, useIntl } from 'react-intl';
import { isRead, notificationMachine } from '#machines/notification.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Announcement, OrderNotification } from '#machines/model/notification.ts';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/control/Button.tsx';
import { IconButton } from '../design/control/IconButton.tsx';
import { TrashIcon } from '../design/icon/pageIcons.tsx';
import { Column } from '../design/layout/Column.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { Tabs } from '../design/control/Tabs.tsx';
import { TextButton } from '../design/control/TextLink.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { LoadMore } from '../components/list/LoadMore.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SafeHtml } from '../components/shell/SafeHtml.tsx';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { placeOfLink } from '../navigation/parsePlace.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof notificationMachine>;

const List = styled('ul', { listStyle: 'none', padding: 0, margin: 0 });
const Item = styled('li', {
  display: 'grid',
  gap: '$1',
  paddingBlock: '$4',
  borderBlockEnd: '1px solid $line',
  text: '$14',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '$2', '& h2': { text: '$16', fontWeight: '$body' } },
  '& small': { text: '$13', color: '$inkSoft' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '$touch',
    cursor: 'pointer',
    fontWeight: '$medium',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    borderRadius: '$xs',
  },
  variants: { unread: { true: { '& > header h2': { fontWeight: '$bold' } } } },
});
const Top = styled('div', {
  maxInlineSize: '$column',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '$3',
});

const Acts = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', '& > :last-child': { marginInlineStart: 'auto' } });

const coming = [1, 2, 3, 4];
const fresh = (
  <Badge>
    <FormattedMessage id="notification.new" />
  </Badge>
);

const pinned = (
  <Badge kind="quiet">
    <FormattedMessage id="notification.pinned" />
  </Badge>
);

const NoticeRow = ({ notice, may }: Pick<View, 'may'> & { notice: OrderNotification }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  return (
    <Item unread={notice.status === 0}>
      <header>
        <h2>{notice.title}</h2>
        {notice.status === 0 ? fresh : null}
      </header>
      <p>{notice.content}</p>
      <small>{momentOf(notice.createTime)}</small>
      <Acts>
        {notice.orderNumber ? (
          <TextButton
            tall
            label={intl.formatMessage({ id: 'notification.seeOrderOf' }, { orderNumber: notice.orderNumber })}
            onPress={may({ type: 'notice.opened', id: notice.id })}
          >
            <FormattedMessage id="notification.seeOrder" />
          </TextButton>
        ) : null}
        {notice.orderNumber === null && notice.route !== null ? (
          <PlaceText
            tall
            place={placeOfLink(notice.route)}
            aria-label={intl.formatMessage({ id: 'notification.seeOf' }, { title: notice.title })}
          >
            <FormattedMessage id="notification.see" />
          </PlaceText>
        ) : null}
        <IconButton
          label={intl.formatMessage({ id: 'notification.removeOf' }, { title: notice.title })}
          onPress={may({ type: 'notice.removed', id: notice.id })}
        >
          <TrashIcon />
        </IconButton>
      </Acts>
    </Item>
  );
};

const AnnouncementRow = ({ announcement }: { announcement: Announcement }) => {
  const { dayOf } = useDateFormat();
  return (
    <Item unread={announcement.unread}>
      <header>
        <h2>{announcement.title}</h2>
        {announcement.isTop === 1 ? pinned : null}
        {announcement.unread ? fresh : null}
      </header>
      <p>{announcement.summary}</p>
      <small>{dayOf(announcement.publishTime)}</small>
      <details>
        <summary>
          <FormattedMessage id="notification.read" />
        </summary>
        <SafeHtml html={announcement.content} />
      </details>
    </Item>
  );
};

const Shown = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { tab, notices, announcements } = snapshot.context;
  const isEmpty = snapshot.context[tab].rows.length === 0;
  return (
    <>
      {isEmpty ? (
        <IllustratedEmptyState
          of="told"
          title={<FormattedMessage id={`notification.empty.${tab}`} />}
          reason={<FormattedMessage id={`notification.emptyWhy.${tab}`} />}
        />
      ) : (
        <List aria-label={intl.formatMessage({ id: `notification.${tab}` })}>
          {tab === 'notices'
            ? notices.rows.map((notice) => <NoticeRow key={notice.id} notice={notice} may={may} />)
            : announcements.rows.map((announcement) => <AnnouncementRow key={announcement.id} announcement={announcement} />)}
        </List>
      )}
      <LoadMore snapshot={snapshot} may={may} />
    </>
  );
};

const NotificationPage = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { visitor, tab, problem } = snapshot.context;
  const other = tab === 'notices' ? 'announcements' : 'notices';
  const allRead = may({ type: 'allRead.pressed' });
  const isMarking = snapshot.matches('marking');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <Top>
        <PageHeading>
          <FormattedMessage id="notification.heading" />
        </PageHeading>
        {allRead || isMarking ? (
          <Button kind="quiet" small busy={isMarking} onPress={allRead}>
            <FormattedMessage id="notification.allRead" />
          </Button>
        ) : null}
      </Top>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden css={{ display: 'grid', gap: '$3' }}>
          {coming.map((box) => (
            <Block key={box} height={120} />
          ))}
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {isRead(snapshot) ? (
        <Column>
          {visitor.isLoggedIn ? (
            <Tabs
              label={intl.formatMessage({ id: 'notification.heading' })}
              value={tab}
              onChange={may({ type: 'tab.chosen', tab: other }, 'tab')}
              tabs={[
                { id: 'notices', label: intl.formatMessage({ id: 'notification.notices' }) },
                { id: 'announcements', label: intl.formatMessage({ id: 'notification.announcements' }) },
              ]}
            >
              <Shown {...view} />
            </Tabs>
          ) : (
            <Shown {...view} />
          )}
        </Column>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: notificationMachine,
  View: NotificationPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({
    title: intl.formatMessage({ id: 'notification.heading' }),
  }),
} satisfies PageModule<typeof notificationMachine>;
