import type { MarkedCall } from '../../../contracts/account-call.ts';
import type { Copy } from '../../../copy/copy.ts';
import { fillIn } from '../../../copy/fill-in.ts';
import { Alert } from '../../alert.tsx';
import { Badge } from '../../badge.tsx';
import { Button } from '../../button.tsx';
import { Card } from '../../card.tsx';
import { LinkedSentence, type LinkedSentenceProps } from '../../linked-sentence.tsx';
import { PageHeader } from '../../page-header.tsx';
import { SupportButton, type SupportButtonProps } from '../support-button.tsx';
import { EventList, type EventListProps } from './event-list.tsx';
import { ClientRow, type ClientRowProps } from './client-row.tsx';
import { RowAction } from './row-action.tsx';
import { pathTo } from '../../../domain/pages/path-to.ts';

/** `by`: how a sign-in was made that the person may say was not them; undefined where there is none. */
type Disowned = {
  /** The name of the row in its button, which no other has. */
  fullName: string;
  by: 'password' | 'code' | 'social' | 'sso' | 'unknown' | undefined;
};

type Machine = Pick<ClientRowProps, 'machine' | 'name' | 'place' | 'seen' | 'known' | 'since'> & {
  key: string;
  isHere: boolean;
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
  mfa: { state: string; isOn: boolean | null; text: string; advice?: string };
  support: SupportButtonProps['support'];
  /** This machine, then those that are signed in, then other known browsers. */
  machines: readonly Machine[];
  /** The link to the rest of a list; undefined where all of it is here. */
  moreMachines: { href: string; label: string } | undefined;
  isElsewhere: boolean;
  events: readonly Event[];
  moreEvents: SecurityViewProps['moreMachines'];
  /** Where to ask for one's data, and how to unlink each assistant of the brand. */
  data: { ask: LinkedSentenceProps; unlink: readonly string[] };
  actions: Record<'endOthers' | 'endSession' | 'forgetBrowser' | 'compromiseReport', MarkedCall>;
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
    | 'notYou'
    | 'compromiseReport'
    | 'compromiseReportText'
    | 'compromiseReportOne'
    | 'compromiseReportDoing'
    | 'changePassword'
    | 'dataTitle'
    | 'dataDelete'
    | 'unread'
    | 'tryAgain'
  >;
};

/** Shows the machines and the events of an account, with a button to sign out or to forget each machine. */
export function SecurityView(props: SecurityViewProps) {
  const { here, notice, isRead, mfa, support, data, words } = props;
  return (
    <>
      <PageHeader heading={words.title} lead={words.lead}>
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
      {events.length > 0 ? <EventList events={listed} /> : <p className="security-note">{words.noEvents}</p>}
      <MoreLink link={moreEvents} />
      <p className="security-help">
        {words.notYou}{' '}
        <a className="security-link" href={pathTo('forgotPassword')}>
          {words.changePassword}
        </a>
      </p>
    </Card>
  );
}

function MoreLink({ link }: { link: SecurityViewProps['moreMachines'] }) {
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

/** The button beside a sign-in that another browser made. */
function CompromiseReport({
  by,
  fullName,
  actions,
  words,
}: Disowned & Pick<SecurityViewProps, 'actions' | 'words'>) {
  if (by === undefined) return null;
  return (
    <RowAction
      action={actions.compromiseReport}
      name="by"
      value={by}
      label={words.compromiseReport}
      fullLabel={fillIn(words.compromiseReportOne, { machine: fullName })}
      busy={words.compromiseReportDoing}
    />
  );
}

function Machines(props: SecurityViewProps) {
  const { machines, moreMachines, isElsewhere, isRead, actions, words } = props;
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
      {isRead && (
        <p className="security-note">{isElsewhere ? words.compromiseReportText : words.nowhereElse}</p>
      )}
      <MachineList {...{ machines, actions, words }} />
      <MoreLink link={moreMachines} />
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
    <ul className="client-list">
      {machines.map(({ key, isHere, fullName, by, action, ...machine }) => (
        <ClientRow key={key} {...machine} badge={isHere ? words.here : undefined}>
          {action && (
            <RowAction
              {...ways[action.does]}
              value={action.handle}
              fullLabel={fillIn(ways[action.does].fullLabel, { machine: fullName })}
            />
          )}
          <CompromiseReport {...{ by, fullName, actions, words }} />
        </ClientRow>
      ))}
    </ul>
  );
}
