import type * as stored from '../../contracts/stored/session-record.ts';

/** A selection of devices kept between the form and the page that asks the person about it. */
export type DeviceDraft = stored.DeviceDraft;

/** Why a selection of devices was not saved. */
export type DeviceDraftReason = DeviceDraft['reason'];
