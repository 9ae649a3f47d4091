/**
 * Every row of the hostile inputs this portal was built against, by the file that covers it: the row's id stands there, in
 * the name of a test or in a table. Rows of a surface: R return routes, H hosts, P paths, O linking, T tokens, F forms,
 * X headers, C cookies, K caches, U platform answers, Q queries, B bodies, I payments, W the page itself.
 */
export const hostileInput: Readonly<Record<string, string>> = {
  'src/contracts/money.test.ts': 'U-19',
  'src/domain/billing-fields.test.ts': 'F-25',
  'src/domain/linking-request.test.ts': 'O-26',
  'src/islands/native/native-bridge.test.ts': 'W-06 W-07 W-08',
  'src/islands/session/idle-state.test.ts': 'C-13',
  'src/server/kept-reading.test.ts': 'K-07',
  'src/server/linking.test.ts': 'O-27',
  'src/server/manage-devices-page.test.ts': 'Q-11',
  'src/server/orders/perform-order.test.ts': 'I-07',
  'src/server/platform/platform-client.answers.test.ts': 'U-05 U-16',
  'src/server/platform/platform-client.retry.test.ts': 'T-36',
  'src/server/problem-page.test.ts': 'Q-07',
  'tests/architecture/browser-state.test.ts': 'W-04 W-11 W-12',
  'tests/browser/billing.spec.ts': 'U-29',
  'tests/browser/checkout.spec.ts': 'I-09',
  'tests/browser/no-script.spec.ts': 'W-14',
  'tests/browser/scripts.spec.ts': 'U-28 W-03',
  'tests/browser/session.spec.ts': 'C-18',
  'tests/edge/account-pages.test.ts': 'F-35',
  'tests/edge/billing.test.ts': 'F-26 F-27 Q-06 Q-09 I-11 I-12',
  'tests/edge/checkout.test.ts': 'I-13',
  'tests/edge/deadlines.test.ts': 'U-09 B-11',
  'tests/edge/hand-off-onward.test.ts': 'R-46 R-47 R-49 R-50 T-11',
  'tests/edge/hand-off-signed-in.test.ts': 'T-05 T-08',
  'tests/edge/hand-off.test.ts': 'T-03 T-07',
  'tests/edge/headers-brands.test.ts': 'X-26',
  'tests/edge/hostile-bodies.test.ts': 'F-02 B-03 B-04 B-06 B-12',
  'tests/edge/hostile-codes.test.ts': 'T-27 F-16 F-17 F-19',
  'tests/edge/hostile-cookies.test.ts': 'T-28 C-06 C-07 C-08',
  'tests/edge/hostile-devices.test.ts': 'F-33',
  'tests/edge/hostile-headers.test.ts': 'X-14 X-15 X-23',
  'tests/edge/hostile-hosts.test.ts': 'H-09 H-24 H-26',
  'tests/edge/hostile-limits.test.ts': 'F-11 F-12',
  'tests/edge/hostile-paths.test.ts': 'P-15',
  'tests/edge/hostile-queries.test.ts': 'K-02',
  'tests/edge/hostile-social.test.ts': 'T-14 T-15 T-16 T-17 T-18',
  'tests/edge/linking-code.test.ts': 'O-23 O-24 O-25',
  'tests/edge/linking-refusals.test.ts': 'O-05 O-07 O-08 O-09 O-10 O-12 O-13 O-14 O-15 O-17 O-18 O-22',
  'tests/edge/linking.test.ts': 'O-01 O-02 O-21 O-28 O-29 O-30 O-31 O-32',
  'tests/edge/orders.test.ts': 'R-59 F-28 I-01 I-02 I-04 I-10',
  'tests/edge/plans-choose.test.ts': 'Q-01 Q-02 Q-04',
  'tests/edge/recovery-forgot.test.ts': 'F-04 F-05 F-08',
  'tests/edge/recovery-reset.test.ts': 'T-22 T-25 T-37 F-22 F-23',
  'tests/edge/rows/bodies.ts': 'F-01 B-02 B-07 B-09 B-10',
  'tests/edge/rows/faults.ts': 'U-01 U-03 U-04 U-06 U-08 U-11 U-13 U-15 U-18 U-25',
  'tests/edge/rows/hosts.ts':
    'H-01 H-04 H-05 H-06 H-07 H-08 H-11 H-12 H-14 H-16 H-19 H-20 H-21 H-22 H-23 K-08',
  'tests/edge/rows/paths.ts':
    'P-01 P-02 P-04 P-05 P-06 P-07 P-08 P-09 P-10 P-12 P-13 P-14 P-18 P-21 P-22 P-23 P-24 P-25 P-26 P-27',
  'tests/edge/rows/queries.ts': 'Q-12 Q-13 Q-14',
  'tests/edge/rows/redirects.ts':
    'R-01 R-02 R-05 R-08 R-10 R-11 R-12 R-13 R-14 R-16 R-18 R-20 R-21 R-23 R-24 R-25 R-27 R-28 R-29 R-31 R-32 R-37 R-40 R-42 R-43 R-44 R-45 R-55',
  'tests/edge/rows/senders.ts':
    'T-31 X-02 X-03 X-05 X-06 X-07 X-08 X-09 X-10 X-11 X-12 X-16 X-18 X-19 X-20 X-21 X-22 X-27',
  'tests/edge/secrets.test.ts': 'T-34',
  'tests/edge/session.test.ts': 'C-01 C-15 C-17',
  'tests/edge/tags-and-events.test.ts': 'Q-10',
  'tests/worker/session-object.test.ts': 'C-21',
};

/** Rows that no test names, each with the reason. */
export const heldElsewhere: Readonly<Record<string, string>> = {
  'U-12':
    'the circuit breaker belongs to the fault matrix: src/server/platform/platform-client.circuit.test.ts',
};
