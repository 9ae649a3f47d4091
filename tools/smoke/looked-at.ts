import type { Brand } from '../../src/brands/brand-schema.ts';
import type { Certificate } from './certificate.ts';
import type { Answer, Ask } from './portal-ask.ts';
import type { Verdict } from './verdict.ts';

/** A file that the environment places on the hosts of a brand, byte for byte. */
export type DeployedFile = { path: string; contentType: string; body: string };

/** One host as a check sees it. */
export type LookedAt = {
  environment: string;
  brand: Brand;
  host: string;
  /** `https://` and the host. */
  origin: string;
  /** The id or the tag of the version that has to answer; undefined where any may, but the same everywhere. */
  expectedVersion: string | undefined;
  /** The version of the first host that has answered in this run: its id. */
  firstVersion: (id: string) => string;
  deployedFiles: readonly DeployedFile[];
  /**
   * Opens a path of the host as a new visitor whose browser sends Global Privacy Control, so that no tag loads wherever
   * the command runs. Each path is asked once in a run. Throws `Failing` for a status of 500 and more.
   */
  visit: (path: string) => Promise<Answer>;
  /** The `Set-Cookie` values of every path that was visited so far. */
  setCookies: readonly string[];
  ask: Ask;
  /** Gets a file of a third party. Each address is asked once in a run. */
  foreign: (address: string) => Promise<Answer>;
  certificateOf: (host: string) => Promise<Certificate>;
  nowMs: number;
};

/** A check of one host. It may throw `Unanswered`. */
export type Look = (at: LookedAt) => Promise<Verdict>;
