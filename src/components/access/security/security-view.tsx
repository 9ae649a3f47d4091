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
import { SupportButton, type SupportButtonProps } from '../support-button.tsx';
import { EventList, type EventListProps } from './event-list.tsx';
import { MachineRow, type MachineRowProps } from './machine-row.tsx';
import { RowAction } from './row-action.tsx';

/** `by`: how a sign-in was made that the person may say was not them; undefined where there is none. */
type Disowned = {
  /** The name of the row in its button, which no other has. */
  fullName: string;
  by: 'password' | 'code' | 'social' | 'sso' | 'unknown' | undefined;
};

type Machine = Pick<MachineRowProps, 'machine' | 'name' | 'place' | 'seen' | 'known' | 'since'> & {
  key: string;
  isHere: boolean;
  action: { does: 'signOut' | 'forget'; handle: string } | undefined;
} & Disowned;

type Event = Omit<EventListProps['events'][number], 'action'> & Disowned;

export type SecurityViewProps = {
  /** Confirms the form that was just submitted. */
  notice: string | undefined;
  /** False if the security record could not be read: the page then shows the current session only. */
  isRead: boolean;
  mfa: { state: string; isOn: boolean | null; text: string; advice?: string };
  support: SupportButtonProps['support'];
  /** This machine, then those that are signed in, then other known browsers. `open` is visible at once; `more` unfolds. */
  machines: { open: readonly Machine[]; more: readonly Machine[] };
  isElsewhere: boolean;
  events: { open: readonly Event[]; more: readonly Event[] };
  /** Where to ask for one's data, and how to unlink each assistant of the brand. */
  data: { ask: LinkedSentenceProps; unlink: readonly string[] };
  actions: Record<'endOthers' | 'endSession' | 'forgetBrowser' | 'notMe', MarkedCall>;
  words: Pick<
    Copy['security'],
    | 'title'
    | 'lead'
    | 'sessionsTitle'
    | 'here'
    | 'nowhereElse'
    | 'signOut'
    | 'signingOut'
    | 'signOutOne'
    | 'signOutOthers'
    | 'signOutOthersText'
    | 'mfaTitle'
    | 'browsersText'
    | 'forget'
    | 'forgetting'
    | 'forgetOne'
    | 'eventsTitle'
    | 'noEvents'
    | 'earlier'
    | 'moreBrowsers'
    | 'notYou'
    | 'notMe'
    | 'notMeText'
    | 'notMeOne'
    | 'notMeDoing'
    | 'changePassword'
    | 'dataTitle'
    | 'dataDelete'
    | 'unread'
    | 'tryAgain'
  >;
};

/** Shows the machines and the events of an account, with a button to sign out or to forget each machine. */
export function SecurityView(props: SecurityViewProps) {
  const { notice, isRead, mfa, support, data, words } = props;
  return (
    <>
      <PageHeader heading={words.title} lead={words.lead}>
        <Button href="/forgot-password" variant="secondary" compact>
          {words.changePassword}
        </Button>
      </PageHeader>
      <div className="stack loose">
        {notice && <Alert kind="success" text={notice} focus />}
        {!isRead && (
          <Alert kind="error" text={words.unread}>
            <a href="/security">{words.tryAgain}</a>
          </Alert>
        )}
        <Machines {...props} />
        {isRead && (
          <>
            <Card
              heading={words.mfaTitle}
              headingId="mfa"
              actions={<Badge text={mfa.state} kind={mfa.isOn ? 'success' : 'neutral'} />}
            >
              <p className="security-note">{mfa.text}</p>
              {mfa.advice && (
                <div className="security-foot">
                  <p>{mfa.advice}</p>
                  <SupportButton support={support} compact />
                </div>
              )}
            </Card>
            <Events {...props} />
          </>
        )}
        <Card heading={words.dataTitle} headingId="data">
          <div className="security-data">
            <p>
              <LinkedSentence {...data.ask} />
            </p>
            <p>{words.dataDelete}</p>
            {data.unlink.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Card>
      </div>
    </>
  );
}

function Events({ events, isElsewhere, actions, words }: SecurityViewProps) {
  const listed = (some: readonly Event[]) =>
    some.map((event) => ({ ...event, action: <NotMe {...event} {...{ actions, words }} /> }));
  return (
    <Card heading={words.eventsTitle} headingId="events">
      {!isElsewhere && events.open.some(({ by }) => by) && <p className="security-note">{words.notMeText}</p>}
      {events.open.length > 0 ? (
        <EventList events={listed(events.open)} />
      ) : (
        <p className="security-note">{words.noEvents}</p>
      )}
      {events.more.length > 0 && (
        <Fold summary={fillIn(words.earlier, { count: events.more.length })}>
          <EventList events={listed(events.more)} />
        </Fold>
      )}
      <p className="security-help">
        {words.notYou}{' '}
        <a className="security-password" href="/forgot-password">
          {words.changePassword}
        </a>
      </p>
    </Card>
  );
}

/** The button beside a sign-in that another browser made. */
function NotMe({ by, fullName, actions, words }: Disowned & Pick<SecurityViewProps, 'actions' | 'words'>) {
  if (by === undefined) return null;
  return (
    <RowAction
      action={actions.notMe}
      name="by"
      value={by}
      label={words.notMe}
      fullLabel={fillIn(words.notMeOne, { machine: fullName })}
      busy={words.notMeDoing}
    />
  );
}

function Machines(props: SecurityViewProps) {
  const { machines, isElsewhere, isRead, actions, words } = props;
  const foot = isElsewhere && (
    <form className="security-foot" method="post" action={actions.endOthers} data-busy={words.signingOut}>
      <p>{words.signOutOthersText}</p>
      <Button variant="secondary" compact>
        {words.signOutOthers}
      </Button>
    </form>
  );
  return (
    <Card heading={words.sessionsTitle} headingId="sessions" foot={foot}>
      {isRead && <p className="security-note">{isElsewhere ? words.notMeText : words.nowhereElse}</p>}
      <MachineList machines={machines.open} {...{ actions, words }} />
      {machines.more.length > 0 && (
        <Fold summary={fillIn(words.moreBrowsers, { count: machines.more.length })}>
          <MachineList machines={machines.more} {...{ actions, words }} />
        </Fold>
      )}
      {isRead && <p className="security-note">{words.browsersText}</p>}
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
    <ul className="machine-list">
      {machines.map(({ key, isHere, fullName, by, action, ...machine }) => (
        <MachineRow key={key} {...machine} badge={isHere ? words.here : undefined}>
          {action && (
            <RowAction
              {...ways[action.does]}
              value={action.handle}
              fullLabel={fillIn(ways[action.does].fullLabel, { machine: fullName })}
            />
          )}
          <NotMe {...{ by, fullName, actions, words }} />
        </MachineRow>
      ))}
    </ul>
  );
}
