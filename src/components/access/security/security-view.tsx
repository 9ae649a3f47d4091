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
import { MachineRow, type MachineRowProps } from './machine-row.tsx';
import { RowAction } from './row-action.tsx';

type Machine = Pick<MachineRowProps, 'machine' | 'name' | 'place' | 'facts' | 'since'>;
type Listed = Machine & { handle: string };
type KnownMachine = Listed & { isHere: boolean };

export type SecurityViewProps = {
  /** Confirms the form that was just submitted. */
  notice: string | undefined;
  /** False if the security record could not be read: the page then shows the current session only. */
  isRead: boolean;
  mfa: { state: string; isOn: boolean | null; text: string };
  here: Machine;
  others: readonly Listed[];
  /** `open` is visible at once; `more` unfolds. */
  browsers: { open: readonly KnownMachine[]; more: readonly KnownMachine[] };
  events: { open: EventListProps['events']; more: EventListProps['events'] };
  /** Where to ask for one's data, and how to unlink each assistant of the brand. */
  data: { ask: LinkedSentenceProps; unlink: readonly string[] };
  actions: Record<'endOthers' | 'endSession' | 'forgetBrowser', MarkedCall>;
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
    | 'browsersTitle'
    | 'browsersText'
    | 'noBrowsers'
    | 'forget'
    | 'forgetting'
    | 'forgetOne'
    | 'eventsTitle'
    | 'noEvents'
    | 'earlier'
    | 'moreBrowsers'
    | 'notYou'
    | 'changePassword'
    | 'dataTitle'
    | 'dataDelete'
    | 'unread'
    | 'tryAgain'
  >;
};

/** Shows the sessions, the known browsers and the events of an account, with buttons to sign out or forget each. */
export function SecurityView(props: SecurityViewProps) {
  const { notice, isRead, mfa, events, data, words } = props;
  return (
    <>
      <PageHeader heading={words.title} lead={words.lead} />
      <div className="stack loose">
        {notice && <Alert kind="success" text={notice} focus />}
        {!isRead && (
          <Alert kind="error" text={words.unread}>
            <a href="/security">{words.tryAgain}</a>
          </Alert>
        )}
        <Sessions {...props} />
        {isRead && (
          <>
            <Card
              heading={words.mfaTitle}
              headingId="mfa"
              actions={<Badge text={mfa.state} kind={mfa.isOn ? 'success' : 'neutral'} />}
            >
              <p className="security-note">{mfa.text}</p>
            </Card>
            <Card heading={words.eventsTitle} headingId="events">
              {events.open.length > 0 ? (
                <EventList events={events.open} />
              ) : (
                <p className="security-note">{words.noEvents}</p>
              )}
              {events.more.length > 0 && (
                <Fold summary={fillIn(words.earlier, { count: events.more.length })}>
                  <EventList events={events.more} />
                </Fold>
              )}
              <p className="security-help">
                {words.notYou} <a href="/forgot-password">{words.changePassword}</a>
              </p>
            </Card>
            <Browsers {...props} />
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

function Sessions({ here, others, isRead, actions, words }: SecurityViewProps) {
  const foot = others.length > 0 && (
    <form className="security-foot" method="post" action={actions.endOthers} data-busy={words.signingOut}>
      <p>{words.signOutOthersText}</p>
      <Button variant="secondary" compact>
        {words.signOutOthers}
      </Button>
    </form>
  );
  return (
    <Card heading={words.sessionsTitle} headingId="sessions" foot={foot}>
      <ul className="machine-list">
        <MachineRow {...here} badge={words.here} />
        {others.map(({ handle, ...machine }) => (
          <MachineRow key={handle} {...machine}>
            <RowAction
              action={actions.endSession}
              name="session"
              value={handle}
              label={words.signOut}
              fullLabel={fillIn(words.signOutOne, { name: machine.name, place: machine.place })}
              busy={words.signingOut}
            />
          </MachineRow>
        ))}
      </ul>
      {isRead && others.length === 0 && <p className="security-note">{words.nowhereElse}</p>}
    </Card>
  );
}

function Browsers({ browsers: { open, more }, actions, words }: SecurityViewProps) {
  const lead = open.length === 0 ? words.noBrowsers : words.browsersText;
  return (
    <Card heading={words.browsersTitle} headingId="browsers">
      <p className="security-note">{lead}</p>
      {open.length > 0 && <BrowserList browsers={open} action={actions.forgetBrowser} words={words} />}
      {more.length > 0 && (
        <Fold summary={fillIn(words.moreBrowsers, { count: more.length })}>
          <BrowserList browsers={more} action={actions.forgetBrowser} words={words} />
        </Fold>
      )}
    </Card>
  );
}

function BrowserList({
  browsers,
  action,
  words,
}: Pick<SecurityViewProps, 'words'> & { browsers: readonly KnownMachine[]; action: MarkedCall }) {
  return (
    <ul className="machine-list">
      {browsers.map(({ handle, isHere, ...machine }) => (
        <MachineRow key={handle} {...machine} badge={isHere ? words.here : undefined}>
          <RowAction
            action={action}
            name="browser"
            value={handle}
            label={words.forget}
            fullLabel={fillIn(words.forgetOne, { name: machine.name, place: machine.place })}
            busy={words.forgetting}
          />
        </MachineRow>
      ))}
    </ul>
  );
}
