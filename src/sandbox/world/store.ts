import type * as z from 'zod';
import { callLog, type CallLog } from '../platform/call-log.ts';
import {
  collection,
  type Collection,
  createRecords,
  insertRows,
  type Records,
  type Row,
  type Sql,
} from './collection.ts';
import * as entities from './entities.ts';
import * as linking from './linking-entities.ts';
import * as money from './money-entities.ts';
import { openPast, type Past } from './past.ts';
import { socialGrant, type SocialGrant } from './social-entities.ts';

/** All data of the sandbox, a collection per kind. */
export type Store = {
  accounts: Collection<entities.Account>;
  plans: Collection<entities.HeldPlan>;
  devices: Collection<entities.OwnedDevice>;
  cards: Collection<entities.CardOnFile>;
  invoices: Collection<entities.IssuedInvoice>;
  sessions: Collection<entities.Session>;
  challenges: Collection<entities.Challenge>;
  codeGuards: Collection<entities.CodeGuard>;
  oneTimeTokens: Collection<entities.OneTimeToken>;
  authorizationCodes: Collection<linking.AuthorizationCode>;
  assistantStarts: Collection<linking.AssistantStart>;
  assistantLinks: Collection<linking.AssistantLink>;
  socialGrants: Collection<SocialGrant>;
  movedPrices: Collection<money.MovedPrice>;
  ledger: Collection<money.LedgerEntry>;
  cardTokens: Collection<money.CardToken>;
  challengeActions: Collection<money.ChallengeAction>;
  hostedVisits: Collection<money.HostedVisit>;
  redemptions: Collection<money.Redemption>;
  outbox: Collection<entities.Message>;
  events: Collection<entities.AnalyticsEventSeen>;
  nativeMessages: Collection<entities.NativeMessageSeen>;
  faults: Collection<entities.ActiveFault>;
  lateWork: Collection<z.output<typeof entities.lateWork>>;
  settings: Collection<{ name: string; value: string }>;
  calls: CallLog;
  past: Past;
  /** Returns the store as it was at `atMs`, as far as its past was kept. It ignores what is written to it. */
  asOf(atMs: number): Store;
  /** Writes all entities that `work` puts into the given store, in one statement at its end. */
  putAtOnce(work: (store: Pick<Store, SeededKind>) => void): void;
  /** Runs `work` as one transaction. */
  transaction(work: () => void): void;
  /** Deletes everything. */
  clear(): void;
};

/** The kinds of entities in a seed. */
export type SeededKind = 'accounts' | 'plans' | 'devices' | 'cards' | 'invoices' | 'oneTimeTokens' | 'outbox';

/** Opens the store, and creates its tables if they do not exist. `nowMs` is the sandbox's clock. */
export function openStore(sql: Sql, nowMs: () => number): Store {
  createRecords(sql);
  const past = openPast(sql, nowMs);
  const calls = callLog(sql);
  const source = 'records';
  const insert = (row: Row) => {
    past.keep(row);
    insertRows(sql, [row]);
  };
  const store: Store = {
    ...collectionsOf({ ...sql, source, insert }),
    calls,
    past,
    asOf: (atMs) => ({ ...store, ...collectionsOf(readOnly(sql, `(${past.recordsAt(atMs)})`)) }),
    putAtOnce(work) {
      const rows: Row[] = [];
      work(collectionsOf({ ...sql, source, insert: (row) => rows.push(row) }));
      insertRows(sql, rows);
    },
    transaction: (work) => sql.transaction(work),
    clear() {
      sql.exec('DELETE FROM records');
      past.clear();
      calls.clear();
    },
  };
  return store;
}

/** Returns records that cannot be changed: a write has no effect. */
function readOnly(sql: Sql, source: string): Records {
  return {
    transaction: (work) => work(),
    exec: (query, ...bindings) => (query.startsWith('SELECT') ? sql.exec(query, ...bindings) : []),
    source,
    insert: () => undefined,
  };
}

function collectionsOf(sql: Records) {
  const ofAccount = { ownerOf: (entity: { accountKey: string }) => entity.accountKey };
  const byId = { keyOf: (entity: { id: string }) => entity.id };
  const byToken = { keyOf: (entity: { token: string }) => entity.token };
  const byAccount = { keyOf: (entity: { accountKey: string }) => entity.accountKey };
  return {
    accounts: collection(sql, {
      kind: 'account',
      schema: entities.account,
      keyOf: ({ key }) => key,
      ownerOf: ({ brand }) => brand,
    }),
    plans: collection(sql, { kind: 'plan', schema: entities.heldPlan, ...byId, ...ofAccount }),
    devices: collection(sql, { kind: 'device', schema: entities.ownedDevice, ...byId, ...ofAccount }),
    cards: collection(sql, { kind: 'card', schema: entities.cardOnFile, ...byAccount, ...ofAccount }),
    invoices: collection(sql, { kind: 'invoice', schema: entities.issuedInvoice, ...byId, ...ofAccount }),
    sessions: collection(sql, { kind: 'session', schema: entities.session, ...byToken, ...ofAccount }),
    challenges: collection(sql, { kind: 'challenge', schema: entities.challenge, ...byToken, ...ofAccount }),
    codeGuards: collection(sql, {
      kind: 'codeGuard',
      schema: entities.codeGuard,
      ...byAccount,
      ...ofAccount,
    }),
    oneTimeTokens: collection(sql, {
      kind: 'oneTimeToken',
      schema: entities.oneTimeToken,
      ...byToken,
      ...ofAccount,
    }),
    authorizationCodes: collection(sql, {
      kind: 'authorizationCode',
      schema: linking.authorizationCode,
      keyOf: ({ code }) => code,
      ...ofAccount,
    }),
    assistantStarts: collection(sql, {
      kind: 'assistantStart',
      schema: linking.assistantStart,
      keyOf: ({ state }) => state,
    }),
    assistantLinks: collection(sql, {
      kind: 'assistantLink',
      schema: linking.assistantLink,
      keyOf: ({ brand, partner }) => `${brand} ${partner}`,
    }),
    socialGrants: collection(sql, { kind: 'socialGrant', schema: socialGrant, ...byToken }),
    movedPrices: collection(sql, {
      kind: 'movedPrice',
      schema: money.movedPrice,
      keyOf: money.priceKey,
      ownerOf: ({ brand }) => brand,
    }),
    ledger: collection(sql, { kind: 'ledgerEntry', schema: money.ledgerEntry, ...byId, ...ofAccount }),
    cardTokens: collection(sql, { kind: 'cardToken', schema: money.cardToken, ...byId }),
    challengeActions: collection(sql, {
      kind: 'challengeAction',
      schema: money.challengeAction,
      ...byId,
      ...ofAccount,
    }),
    hostedVisits: collection(sql, {
      kind: 'hostedVisit',
      schema: money.hostedVisit,
      ...byId,
      ...ofAccount,
    }),
    redemptions: collection(sql, {
      kind: 'redemption',
      schema: money.redemption,
      keyOf: ({ accountKey, code }) => `${accountKey} ${code}`,
      ...ofAccount,
    }),
    outbox: collection(sql, { kind: 'message', schema: entities.message, ...byId }),
    events: collection(sql, { kind: 'analyticsEvent', schema: entities.analyticsEvent, ...byId }),
    nativeMessages: collection(sql, { kind: 'nativeMessage', schema: entities.nativeMessageSeen, ...byId }),
    faults: collection(sql, {
      kind: 'fault',
      schema: entities.activeFault,
      keyOf: ({ brand, method, path }) => `${brand ?? ''} ${method} ${path}`,
    }),
    lateWork: collection(sql, { kind: 'lateWork', schema: entities.lateWork, ...byId }),
    settings: collection(sql, { kind: 'setting', schema: entities.setting, keyOf: ({ name }) => name }),
  };
}
