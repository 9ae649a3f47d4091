import { describe, expect, test } from 'vitest';
import { copyFor } from './copy.ts';
import { fillIn } from './fill-in.ts';

const brand = { copy: {} };
const signIn = copyFor('signIn', 'en', brand);
const problem = copyFor('problem', 'en', brand);
const myPlan = copyFor('myPlan', 'en', brand);
const devices = copyFor('devices', 'en', brand);
const cancel = copyFor('cancel', 'en', brand);
const frame = copyFor('frame', 'en', brand);
const mfa = copyFor('mfa', 'en', brand);
const checkout = copyFor('checkout', 'en', brand);
const recovery = copyFor('recovery', 'en', brand);
const linking = copyFor('linking', 'en', brand);

describe('the words of the spec, to the letter', () => {
  test.each([
    ['subscriptions-and-money.md section 2', checkout.loadingDashboard, 'Loading payment dashboard…'],
    ['subscriptions-and-money.md section 2', [checkout.pay, checkout.cancel].join('/'), 'Pay/Cancel'],
    ['subscriptions-and-money.md section 5', checkout.perTwoYears, 'per 2 years'],
    [
      'subscriptions-and-money.md section 8',
      checkout.wallet_unknown,
      'There was an error communicating with the provider',
    ],
    [
      'subscriptions-and-money.md section 8',
      checkout.card_declined,
      'Unable to process your request. Please use a different card or contact your bank.',
    ],
    [
      'subscriptions-and-money.md section 8',
      checkout.card_expired,
      'Your credit card is expired. Please update your card.',
    ],
    [
      'subscriptions-and-money.md section 8',
      checkout.card_token,
      'Payment session timed out. Please re-enter your credit card information.',
    ],
    ['access.md section 2', signIn.email, 'Email Address'],
    ['access.md section 2', signIn.submit, 'Sign In'],
    ['access.md section 2', signIn.rememberMe, 'Remember Me'],
    ['access.md section 2', signIn.forgotPassword, 'Forgot Password?'],
    ['access.md section 2', signIn.getAppTitle, "Don't have the app?"],
    ['access.md section 2', [signIn.showPassword, signIn.hidePassword].join('/'), 'Show/Hide'],
    ['access.md section 2, Layout', frame.signIn, 'Sign In'],
    ['access.md section 2, Layout', frame.signOut, 'Sign Out'],
    ['access.md section 2, Layout', frame.termsOfUse, 'Terms of Use'],
    ['access.md section 2, Layout', frame.privacyPolicy, 'Privacy Policy'],
    ['access.md section 2, Layout', problem.not_found, 'Page not found.'],
    ['access.md section 8', signIn.sign_in_failed, 'Sorry there was an error while logging in.'],
    ['access.md section 8', signIn.email_not_verified, 'Email is not verified. Please verify and try again.'],
    [
      'access.md section 8',
      signIn.too_many_codes,
      'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.',
    ],
    ['access.md section 2, MFA screen', mfa.verify, 'Verify'],
    ['access.md section 2, MFA screen', mfa.resend, 'Resend verification code'],
    ['access.md section 2, MFA screen', mfa.okay, 'Okay'],
    ['access.md section 2, MFA screen', mfa.resending, 'Resending Code...'],
    ['access.md section 2, MFA screen', mfa.verifying, 'Verifying Code...'],
    ['access.md section 2, MFA screen', mfa.sent, 'Verification code sent.'],
    ['access.md section 2, Forgot password', recovery.send, 'Send Reset Link'],
    ['access.md section 2, Forgot password', recovery.backToLoginPage, 'Return to Login Page'],
    ['access.md section 2, Forgot password', recovery.submittedTitle, 'Check your email'],
    ['access.md section 2, Forgot password', recovery.resend, 'Resend Reset Link'],
    ['access.md section 2, Forgot password', recovery.backToLogin, 'Return to Login'],
    ['access.md section 2, Forgot password', recovery.contactSupport, 'Contact Support'],
    ['access.md section 2, Reset password', recovery.openApp, 'Open App'],
    ['access.md section 5', recovery.password_short, 'Password must be at least 8 characters'],
    ['access.md section 5', recovery.passwords_differ, 'Entered passwords don’t match'],
    ['access.md section 8', recovery.INVALID_TOKEN, 'The password reset link is invalid'],
    ['access.md section 8', recovery.LINK_ALREADY_USED, 'The password reset link has already been used'],
    [
      'access.md section 8',
      recovery.PASSWORDS_TOO_SIMILAR,
      'Your new password is too similar to your old passwords. Please enter a different password.',
    ],
    ['access.md section 8', recovery.link_used, 'The email verification link has already been used'],
    ['access.md section 8', recovery.link_invalid, 'Invalid email verification link'],
    ['access.md section 8', recovery.link_expired, 'Email verification link has expired'],
    ['access.md section 8', mfa.title, 'Verify your identity'],
    ['access.md section 8', mfa.account_locked, 'You have entered too many invalid codes'],
    ['access.md section 8', mfa.too_many_codes, 'You have requested too many codes'],
    ['access.md section 8', mfa.code_expired, 'Expired Verification Code'],
    ['access.md section 8', mfa.code_invalid, 'Wrong Verification Code'],
    [
      'access.md section 8',
      mfa.resend_failed,
      'Sorry, there was an issue sending your verification code. Please try again later.',
    ],
    ['access.md section 8', mfa.intro.slice(0, 30), "This device isn't recognized. "],
    ['access.md section 8', linking.missing_parameters, 'Missing URL parameters for OAuth2 authentication.'],
    [
      'access.md section 2',
      [linking.googleName, linking.alexaName]
        .map((partner) => fillIn(linking.authorizing, { partner }))
        .join(),
      'By signing in, you are authorizing Google to access your devices,By signing in, you are authorizing Alexa to access your devices',
    ],
    ['access.md section 8', problem.notFoundTitle, 'Page not found.'],
    ['access.md section 8', problem.title, 'Oops! Something went wrong.'],
    ['subscriptions-and-money.md section 2', myPlan.emptyTitle, 'No plan found.'],
    ['subscriptions-and-money.md section 2', myPlan.viewPlans, 'View Plans'],
    [
      'subscriptions-and-money.md section 2',
      myPlan.pendingChange,
      'Pending change to {plan} Plan {billingCycle} - {effectiveDate}',
    ],
    ['subscriptions-and-money.md section 2', myPlan.trial, 'Free Trial - Expires on {date}'],
    ['subscriptions-and-money.md section 2', myPlan.devicesOfMany, '{used} of {allowed} Devices'],
    ['subscriptions-and-money.md section 2', [devices.back, devices.next].join(), 'Back,Next'],
    ['subscriptions-and-money.md section 2', devices.saveChanges, 'Save Changes'],
    [
      'subscriptions-and-money.md section 2',
      [devices.notNow, devices.yesSure].join(),
      "Not Now,Yes, I'm Sure",
    ],
    ['subscriptions-and-money.md section 2', devices.limitTitle, 'Plan Limit Reached'],
    ['subscriptions-and-money.md section 2', [devices.ok, devices.changePlan].join(), 'OK,Change Plan'],
    ['subscriptions-and-money.md section 2', devices.failedTitle, 'Unable To Save'],
    [
      'subscriptions-and-money.md section 2',
      [cancel.keep, cancel.cancel].join(),
      'Keep current plan,Cancel plan',
    ],
    [
      'subscriptions-and-money.md section 8',
      devices.failedText,
      'There has been an error saving your changes. Please try again',
    ],
    [
      'subscriptions-and-money.md section 8',
      devices.busyText,
      'We are unable to save your changes at this time. Please try again.',
    ],
    [
      'subscriptions-and-money.md section 8',
      problem.cancelFailed,
      'Sorry, there was an error trying to cancel your plan. Please try again later.',
    ],
    [
      'subscriptions-and-money.md section 5',
      [myPlan.perMonth, myPlan.perYear, myPlan.perTwoYears].join(),
      'per month,per year,per 2 years',
    ],
    [
      'subscriptions-and-money.md section 8',
      problem.alreadySubscribed,
      'You already have a subscription to this plan.',
    ],
    [
      'subscriptions-and-money.md section 8',
      problem.unavailable,
      'Sorry, we are unable to retrieve your information at this time. Please try again later.',
    ],
  ])('%s: %s', (_section, text, spec) => {
    expect(text).toBe(spec);
  });
});
