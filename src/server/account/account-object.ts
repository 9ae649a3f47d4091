import { DurableObject } from 'cloudflare:workers';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { ChangeOutcome } from '../../domain/orders/account-change.ts';
import type { LoggedChange } from '../../domain/orders/change-log.ts';
import { type OpenChange, openOutcome } from '../../domain/orders/open-change.ts';
import type { OrderOutcome, OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { ListedSession, Listing, SecurityEvent, SignedIn } from '../../domain/access/security-record.ts';
import { forgetKnownBrowsers } from '../limits/take-slot.ts';
import { portalLog } from '../portal-log.ts';
import { scaled, timeScale } from '../time-scale.ts';
import { brandOf, type Caller, type ChangeRequest, type OrderRequest, toolsOf } from './account-caller.ts';
import { type AccountChanges, accountChanges, type ChangeStatus, type Noting } from './account-changes.ts';
import type { AccountEnv } from './account-env.ts';
import { changeStore, forgetOld, securityStore } from './account-storage.ts';
import { closingMarks } from './closing-marks.ts';
import {
  confirmHosted,
  type HostedOrderShown,
  type HostedStep,
  noteHosted,
  waitsForPaid,
} from './hosted-visits.ts';
import { DELETION_TASK, deletionInQueue, type DeletionRequestOutcome } from './request-deletion.ts';
import { QUEUE_RULE, serialQueue, wait } from './serial-queue.ts';
import { changeInQueue, changeTaskName, orderTaskName, outcomeName, placeInQueue } from './queued-tasks.ts';
import { READ_BACK_MS } from './perform-change.ts';
import {
  type EndedSessions,
  type SecurityRecordStore,
  securityRecordStore,
  type ShownSecurity,
} from './security-record-store.ts';

/**
 * The Durable Object of one account at one brand. Every change of the account goes through it: it makes one change at a
 * time, and two identical requests at the same time make one change. A change that was sent and not refused stays open
 * until the account shows it, and no other change begins before that (docs/adr/016).
 */
export class AccountObject extends DurableObject<AccountEnv> {
  readonly #timeScale = timeScale(this.env);
  readonly #queueRule = scaled(QUEUE_RULE, this.#timeScale);
  readonly #queue = serialQueue(this.#queueRule);
  readonly #closing = closingMarks(this.ctx.storage);

  /** Makes a change after those that were requested before it; refuses it as `busy` where too little time is left. */
  makeChange(request: ChangeRequest): Promise<ChangeOutcome> {
    const made = this.#queue.take<ChangeOutcome>(
      changeTaskName(request.change),
      (untilMs) => this.#perform(request, untilMs),
      { kind: 'refused', why: 'busy' },
    );
    // The change continues when the visitor's request has ended.
    this.ctx.waitUntil(made);
    return made;
  }

  /**
   * Places an order once, however often it is requested. Returns `pending` where the platform takes longer than a
   * person waits; the order then continues.
   */
  async placeOrder(request: OrderRequest): Promise<OrderOutcome> {
    const placed = this.#queue.take<OrderOutcome>(
      orderTaskName(request.order.key),
      () => this.#place(request),
      { kind: 'refused', why: 'busy' },
    );
    this.ctx.waitUntil(placed);
    const early = await Promise.race([placed, wait(this.#queueRule.budgetMs)]);
    return early === false ? { kind: 'pending' } : early;
  }

  /**
   * Returns the outcome of an order by its key: `pending` while it is being placed, `unsure` while its outcome is
   * unknown, null where no such order is known.
   */
  async orderOutcome({ key, ...caller }: Caller & { key: string }): Promise<OrderOutcome | null> {
    const name = orderTaskName(key);
    if (this.#queue.isUnderWay(name)) return { kind: 'pending' };
    const open = await this.#changes().open();
    // Not while the queue is busy: the change that runs looks for the open one itself.
    if (open !== 'unread' && open?.name === name && !this.#queue.isBusy()) {
      const tools = toolsOf(this.env, caller);
      const permission = await this.#changes(tools).mayBegin(name, tools.platform, tools.brand);
      if (permission.kind === 'signedOut') return permission;
      if (permission.kind === 'open') return openOutcome(open);
    }
    return this.#changes().outcomeOf(name);
  }

  /** Returns the receipt of a placed order by its key; null where none is known. */
  async receipt(key: string): Promise<OrderReceipt | null> {
    const outcome = await this.#changes().outcomeOf(orderTaskName(key));
    return outcome?.kind === 'done' ? outcome.receipt : null;
  }

  /** Makes and keeps the receipt of an order that the provider's page placed and that the account shows. */
  confirmHosted(shown: HostedOrderShown): ReturnType<typeof confirmHosted> {
    return confirmHosted(changeStore(this.ctx.storage), shown);
  }

  /** Notes a step of a visit to the provider's page, and returns what was begun there and has no known end. */
  noteHosted(step: HostedStep): ReturnType<typeof noteHosted> {
    return noteHosted(changeStore(this.ctx.storage), step);
  }

  /** Looks for the open change in the account and returns true while it, or an order that was paid elsewhere, is open. */
  async hasOpenChange(caller: Caller): Promise<boolean> {
    if (await waitsForPaid(changeStore(this.ctx.storage), Date.now())) return true;
    const tools = toolsOf(this.env, caller);
    const permission = await this.#changes(tools).mayBegin('', tools.platform, tools.brand);
    return permission.kind === 'open' || permission.kind === 'unread';
  }

  /** Returns the open change; null where there is none, `unread` where its record cannot be read. */
  async openChange(): Promise<OpenChange | 'unread' | null> {
    return (await this.#changes().open()) ?? null;
  }

  /** Returns the changes that were made, the newest first; null where they cannot be read. */
  changeRecord(): Promise<LoggedChange[] | null> {
    return this.#changes().changeLog();
  }

  /** Returns the state of the account's changes, for My Plan. */
  changeStatus(): Promise<ChangeStatus> {
    return this.#changes().status();
  }

  /** Ends the open change where these subscriptions, as the caller has just read them, show it. Returns the state after that. */
  async shown(
    brand: string,
    subscriptions: Subscription[],
    requestId: string = crypto.randomUUID(),
  ): Promise<ChangeStatus> {
    const log = portalLog(this.env, { brand, requestId });
    const changes = this.#changes({ log });
    if (!this.#queue.isBusy()) await changes.shown(subscriptions, brandOf(brand).planCodes);
    return changes.status();
  }

  /** Requests the deletion of the account, after the changes that were requested before it. */
  requestDeletion(caller: Caller, nowMs: number): Promise<DeletionRequestOutcome> {
    const tools = toolsOf(this.env, caller);
    const request = () => deletionInQueue(this.#changes(tools), tools, this.#closing, nowMs);
    const deletion = this.#queue.take<DeletionRequestOutcome>(DELETION_TASK, request, 'underWay');
    this.ctx.waitUntil(deletion);
    return deletion;
  }

  /** Refuses every change and order from now on, because the account is about to be deleted. */
  close(): Promise<void> {
    return this.#closing.close();
  }

  /** Allows changes again, because the platform says that the account stays. */
  reopen(): Promise<void> {
    return this.#closing.reopen();
  }

  /** Returns whether changes are refused; true too where that cannot be read. */
  isClosed(): Promise<boolean> {
    return this.#closing.isClosed();
  }

  /** Returns when this portal was asked to delete the account, in milliseconds since 1970; undefined for another one's request. */
  closingAskedAtMs(): Promise<number | undefined> {
    return this.#closing.askedAtMs();
  }

  /** Adds a session that has begun to the security record, with its browser. Allows changes again where the account is active. */
  async noteSignIn(signedIn: SignedIn, nowMs: number): Promise<Listing> {
    const listing = await this.#security().signedIn(signedIn, nowMs);
    if (listing !== 'ended' && signedIn.reopens) await this.#closing.reopen();
    return listing;
  }

  /** Adds a session that has begun to the record of an e-mail address: a new password, which knows no more, can then end it. */
  noteSession(session: ListedSession, nowMs: number, signInAtMs = session.startedAtMs): Promise<Listing> {
    return this.#security().listed(session, nowMs, signInAtMs);
  }

  /** Adds an event to the security record. */
  noteEvent(event: Omit<SecurityEvent, 'count'>): Promise<void> {
    return this.#security().note(event);
  }

  /** Returns what the security page shows, with at most so many live sessions, and no name of a session or id of a browser. */
  security(brand: string, nowMs: number, mostSessions?: number): Promise<ShownSecurity> {
    return this.#security(brand).shown(nowMs, mostSessions);
  }

  /** Ends sessions of the account and returns how many of them were live. */
  endSessions(brand: string, which: EndedSessions, nowMs: number): Promise<number> {
    return this.#security(brand).end(which, nowMs);
  }

  /** Forgets a known browser by its handle and returns the id in its cookie; null where no browser has that handle. */
  forgetBrowser(handle: string, nowMs: number): Promise<string | null> {
    return this.#security().forget(handle, nowMs);
  }

  /** Returns the ids in the cookies of the known browsers, but for that one. */
  otherBrowsers(exceptId: string | undefined): Promise<string[]> {
    return this.#security().otherBrowsers(exceptId);
  }

  /** Ends every session whose sign-in began before `nowMs`, and deletes the security record and the change log. */
  async forgetSecurity(nowMs = Date.now(), owner?: SignedIn['owner']): Promise<void> {
    await this.#security().wipe(nowMs, owner);
    await changeStore(this.ctx.storage).delete('changeRecord');
  }

  override async alarm(): Promise<void> {
    await forgetOld(this.ctx.storage, this.#security(), Date.now());
  }

  async #perform({ change, ...caller }: ChangeRequest, untilMs: number): Promise<ChangeOutcome> {
    if (await this.isClosed()) return { kind: 'refused', why: 'leaving' };
    const tools = toolsOf(this.env, caller);
    const readBackMs = READ_BACK_MS * this.#timeScale;
    const changeContext = { ...tools, nowMs: () => Date.now(), untilMs, readBackMs };
    const outcome = await changeInQueue(this.#changes(tools), changeContext, change);
    tools.log.info('change_made', { kind: change.kind, outcome: outcomeName(outcome) });
    return outcome;
  }

  async #place({ customer, order, ...caller }: OrderRequest): Promise<OrderOutcome> {
    if (await this.isClosed()) return { kind: 'refused', why: 'leaving' };
    const tools = toolsOf(this.env, caller);
    const startedMs = Date.now();
    const place = { ...tools, customer, nowMs: () => Date.now() };
    const outcome = await placeInQueue(this.#changes(tools), place, order);
    tools.log.info('order_placed', { outcome: outcomeName(outcome), ms: Date.now() - startedMs });
    return outcome;
  }

  /** Returns the record of the account's changes. `noting`: who begins one, and where it is told how one settles. */
  #changes(noting: Noting = {}): AccountChanges {
    return accountChanges(changeStore(this.ctx.storage), () => Date.now(), noting);
  }

  /** Returns the account's security record. `brand` is needed only to look at sessions. */
  #security(brand = ''): SecurityRecordStore {
    return securityRecordStore(securityStore(this.ctx.storage), {
      look: (name, nowMs) => this.env.SESSIONS.getByName(name).readTimes(brand, nowMs),
      end: (name) => this.env.SESSIONS.getByName(name).endElsewhere(),
      forget: (owner, browsers, nowMs) => forgetKnownBrowsers(this.env, owner, browsers, nowMs),
    });
  }
}
