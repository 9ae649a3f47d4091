/** Arriving from the app (spec access.md section 2, SSO screens; design decision 4). */
export const handOff = {
  title: 'Sign In',
  signingIn: 'Signing you in…',
  still: 'You are almost there. Press Continue to sign in.',
  continue: 'Continue',
  askTitle: 'Switch accounts?',
  ask: 'You are signed in as {name} ({email}). Continue as the account from the app?',
  askNote: 'If you continue, the account you use now is signed out in this browser.',
  keep: 'Keep this account',
};
