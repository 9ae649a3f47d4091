import type { MarkedCall } from '../../../contracts/account-call.ts';
import type { Copy } from '../../../copy/copy.ts';
import { fillIn } from '../../../copy/fill-in.ts';
import { Alert } from '../../alert.tsx';
import { Badge } from '../../badge.tsx';
import { Button } from '../../button.tsx';
import { Card } from '../../card.tsx';
import { Fold } from '../../fold.tsx';
import { LinkedSentence, type LinkedSentenceProps } from '../../linked-sentence.tsx';
import { PageHeader } from '../../page-header.tsx';
import { EventList, type EventListProps } from './event-list.tsx';
import { ClientRow, type ClientRowProps } from './client-row.tsx';
import { RowAction } from './row-action.tsx';
import { pathTo } from '../../../domain/pages/path-to.ts';

type Link = { href: string; label: string };

/** `by`: how a sign-in was made that the person may say was not them; undefined where there is none. */
type Disowned = {
  /** The name of the row in its button, which no other has. */
  fullName: string;
  by: 'password' | 'code' | 'social' | 'sso' | 'unknown' | undefined;
};

type Machine = Pick<ClientRowProps, 'machine' | 'name' | 'facts' | 'details'> & {
  key: string;
  action: { does: 'signOut' | 'forget'; handle: string } | undefined;
} & Disowned;

type Event = Omit<EventListProps['events'][number], 'action'> & Disowned;

export type SecurityViewProps = {
  /** The path of this page. */
  here: string;
  /** Confirms the form that was just submitted. */
  notice: string | undefined;
  /** False if the security record could not be read: the page then shows the current session only. */
  isRead: boolean;
  mfa: { state: string; isOn: boolean | null; text: string };
  /** This machine, then those that are signed in, then other known browsers. */
  machines: readonly Machine[];
  /** The link to the rest of a list; undefined where all of it is here. */
  moreMachines: Link | undefined;
  isElsewhere: boolean;
  /** Empty where nothing is to be seen but the sign-in of this very session. */
  events: readonly Event[];
  moreEvents: Link | undefined;
  /** Where to ask for one's data and how to delete it, and how to unlink each assistant of the brand. */
  data: { ask: LinkedSentenceProps; delete: Link; unlink: readonly string[] };
  actions: Record<'endOthers' | 'endSession' | 'forgetBrowser' | 'compromiseReport', MarkedCall>;
  words: Pick<
    Copy['security'],
    | 'title'
    | 'sessionsTitle'
    | 'more'
    | 'signOut'
    | 'signingOut'
    | 'signOutOne'
    | 'signOutOthers'
    | 'mfaTitle'
    | 'browsersAsk'
    | 'browsersText'
    | 'forget'
    | 'forgetting'
    | 'forgetOne'
    | 'eventsTitle'
    | 'compromiseReport'
    | 'compromiseReportText'
    | 'compromiseReportOne'
    | 'compromiseReportDoing'
    | 'changePassword'
    | 'dataTitle'
    | 'unlinkAssistant'
    | 'unread'
    | 'tryAgain'
  >;
};

/** Shows the machines and the events of an account, with a button to sign out or to forget each machine. */
export function SecurityView(props: SecurityViewProps) {
  const { here, notice, isRead, mfa, events, data, words } = props;
  return (
    <>
      <PageHeader heading={words.title}>
        <Button href={pathTo('forgotPassword')} variant="secondary" compact>
          {words.changePassword}
        </Button>
      </PageHeader>
      <div className="stack loose">
        {notice && <Alert kind="success" text={notice} focus />}
        {!isRead && (
          <Alert kind="error" text={words.unread}>
            <a href={here}>{words.tryAgain}</a>
          </Alert>
        )}
        <Machines {...props} />
        {isRead && (
          <Card
            heading={words.mfaTitle}
            headingId="mfa"
            actions={<Badge text={mfa.state} kind={mfa.isOn ? 'success' : 'neutral'} />}
          >
            <p className="security-note">{mfa.text}</p>
          </Card>
        )}
        {events.length > 0 && <Events {...props} />}
        <Card>
          <div>
            <Fold summary={words.dataTitle}>
              <div className="security-data">
                <p>
                  <LinkedSentence {...data.ask} />
                </p>
                <a className="security-link" href={data.delete.href}>
                  {data.delete.label}
                </a>
              </div>
            </Fold>
            {data.unlink.length > 0 && (
              <Fold summary={words.unlinkAssistant}>
                <div className="security-data">
                  {data.unlink.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </div>
              </Fold>
            )}
          </div>
        </Card>
      </div>
    </>
  );
}

function Events({ events, moreEvents, isElsewhere, actions, words }: SecurityViewProps) {
  const listed = events.map((event) => ({
    ...event,
    action: <CompromiseReport {...event} {...{ actions, words }} />,
  }));
  return (
    <Card heading={words.eventsTitle} headingId="events">
      {!isElsewhere && events.some(({ by }) => by) && (
        <p className="security-note">{words.compromiseReportText}</p>
      )}
      <EventList events={listed} />
      <MoreLink link={moreEvents} />
    </Card>
  );
}

function MoreLink({ link }: { link: Link | undefined }) {
  return (
    link && (
      <p>
        <a className="security-link" href={link.href}>
          {link.label}
        </a>
      </p>
    )
  );
}

/** The button of a sign-in that another browser made. */
function CompromiseReport({
  by,
  fullName,
  actions,
  words,
  isItem = false,
}: Disowned & Pick<SecurityViewProps, 'actions' | 'words'> & { isItem?: boolean }) {
  if (by === undefined) return null;
  return (
    <RowAction
      action={actions.compromiseReport}
      name="by"
      value={by}
      isItem={isItem}
      label={words.compromiseReport}
      fullLabel={fillIn(words.compromiseReportOne, { machine: fullName })}
      busy={words.compromiseReportDoing}
    />
  );
}

function Machines(props: SecurityViewProps) {
  const { machines, moreMachines, isElsewhere, isRead, actions, words } = props;
  const foot = isElsewhere && (
    <form method="post" action={actions.endOthers} data-busy={words.signingOut}>
      <Button variant="secondary" compact>
        {words.signOutOthers}
      </Button>
    </form>
  );
  return (
    <Card heading={words.sessionsTitle} headingId="sessions" foot={foot}>
      {isElsewhere && <p className="security-note">{words.compromiseReportText}</p>}
      <MachineList {...{ machines, actions, words }} />
      <MoreLink link={moreMachines} />
      {isRead && (
        <Fold summary={words.browsersAsk}>
          <p className="security-note">{words.browsersText}</p>
        </Fold>
      )}
    </Card>
  );
}

function MachineList({
  machines,
  actions,
  words,
}: Pick<SecurityViewProps, 'actions' | 'words'> & { machines: readonly Machine[] }) {
  const ways = {
    signOut: {
      action: actions.endSession,
      name: 'session',
      label: words.signOut,
      fullLabel: words.signOutOne,
      busy: words.signingOut,
    },
    forget: {
      action: actions.forgetBrowser,
      name: 'browser',
      label: words.forget,
      fullLabel: words.forgetOne,
      busy: words.forgetting,
    },
  } as const;
  return (
    <ul className="client-list">
      {machines.map(({ key, fullName, by, action, ...machine }, index) => (
        <ClientRow
          key={key}
          {...machine}
          menu={action && { id: `machine-${index}`, label: fillIn(words.more, { machine: fullName }) }}
        >
          {action && (
            <RowAction
              {...ways[action.does]}
              value={action.handle}
              fullLabel={fillIn(ways[action.does].fullLabel, { machine: fullName })}
              isItem
            />
          )}
          <CompromiseReport {...{ by, fullName, actions, words }} isItem />
        </ClientRow>
      ))}
    </ul>
  );
}
