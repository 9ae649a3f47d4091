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
const price = copyFor('price', 'en', brand);
const recovery = copyFor('recovery', 'en', brand);
const linking = copyFor('linking', 'en', brand);

describe('the sentences whose exact words the product requires', () => {
  test.each([
    ['Plans and devices', checkout.loadingDashboard, 'Loading payment dashboard…'],
    ['Plans and devices', [checkout.pay, checkout.cancel].join('/'), 'Pay/Cancel'],
    ['Price', fillIn(price.per, { count: 24 }), 'per 2 years'],
    ['Messages about money', checkout.wallet_unknown, 'There was an error communicating with the provider'],
    [
      'Messages about money',
      checkout.card_declined,
      'Unable to process your request. Please use a different card or contact your bank.',
    ],
    ['Messages about money', checkout.card_expired, 'Your credit card is expired. Please update your card.'],
    [
      'Messages about money',
      checkout.card_token,
      'Payment session timed out. Please re-enter your credit card information.',
    ],
    ['Sign-in', signIn.email, 'Email Address'],
    ['Sign-in', signIn.submit, 'Sign In'],
    ['Sign-in', signIn.rememberMe, 'Remember Me'],
    ['Sign-in', signIn.forgotPassword, 'Forgot Password?'],
    ['Sign-in', signIn.getAppTitle, "Don't have the app?"],
    ['Sign-in', [signIn.showPassword, signIn.hidePassword].join('/'), 'Show/Hide'],
    ['Layout', frame.signIn, 'Sign In'],
    ['Layout', frame.signOut, 'Sign Out'],
    ['Layout', frame.termsOfUse, 'Terms of Use'],
    ['Layout', frame.privacyPolicy, 'Privacy Policy'],
    ['Layout', problem.not_found, 'Page not found.'],
    ['Messages', signIn.sign_in_failed, 'Sorry there was an error while logging in.'],
    ['Messages', signIn.email_not_verified, 'Email is not verified. Please verify and try again.'],
    [
      'Messages',
      signIn.too_many_codes,
      'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.',
    ],
    ['MFA screen', mfa.verify, 'Verify'],
    ['MFA screen', mfa.resend, 'Resend verification code'],
    ['MFA screen', mfa.okay, 'Okay'],
    ['MFA screen', mfa.resending, 'Resending Code...'],
    ['MFA screen', mfa.verifying, 'Verifying Code...'],
    ['MFA screen', mfa.sent, 'Verification code sent.'],
    ['Forgot password', recovery.send, 'Send Reset Link'],
    ['Forgot password', recovery.backToLoginPage, 'Return to Login Page'],
    ['Forgot password', recovery.submittedTitle, 'Check your email'],
    ['Forgot password', recovery.resend, 'Resend Reset Link'],
    ['Forgot password', recovery.backToLogin, 'Return to Login'],
    ['Forgot password', recovery.contactSupport, 'Contact Support'],
    ['Reset password', recovery.openApp, 'Open App'],
    ['Rules', recovery.password_short, 'Password must be at least 8 characters'],
    ['Rules', recovery.passwords_differ, 'Entered passwords don’t match'],
    ['Messages', recovery.INVALID_TOKEN, 'The password reset link is invalid'],
    ['Messages', recovery.LINK_ALREADY_USED, 'The password reset link has already been used'],
    [
      'Messages',
      recovery.PASSWORDS_TOO_SIMILAR,
      'Your new password is too similar to your old passwords. Please enter a different password.',
    ],
    ['Messages', recovery.link_used, 'The email verification link has already been used'],
    ['Messages', recovery.link_invalid, 'Invalid email verification link'],
    ['Messages', recovery.link_expired, 'Email verification link has expired'],
    ['Messages', mfa.title, 'Verify your identity'],
    ['Messages', mfa.account_locked, 'You have entered too many invalid codes'],
    ['Messages', mfa.too_many_codes, 'You have requested too many codes'],
    ['Messages', mfa.code_expired, 'Expired Verification Code'],
    ['Messages', mfa.code_invalid, 'Wrong Verification Code'],
    [
      'Messages',
      mfa.resend_failed,
      'Sorry, there was an issue sending your verification code. Please try again later.',
    ],
    ['Messages', mfa.intro.slice(0, 30), "This device isn't recognized. "],
    ['Messages', linking.missing_parameters, 'Missing URL parameters for OAuth2 authentication.'],
    [
      'Sign-in',
      [linking.googleName, linking.alexaName]
        .map((partner) => fillIn(linking.authorizing, { partner }))
        .join(),
      'By signing in, you are authorizing Google to access your devices,By signing in, you are authorizing Alexa to access your devices',
    ],
    ['Messages', problem.notFoundTitle, 'Page not found.'],
    ['Messages', problem.title, 'Oops! Something went wrong.'],
    ['Plans and devices', myPlan.emptyTitle, 'No plan found.'],
    ['Plans and devices', myPlan.viewPlans, 'View Plans'],
    [
      'Plans and devices',
      fillIn(myPlan.pendingChange, { plan: 'Plus', count: 1, effectiveDate: 'May 1' }),
      'Pending change to Plus Plan Monthly - May 1',
    ],
    ['Plans and devices', myPlan.trial, 'Free Trial - Expires on {date}'],
    ['Plans and devices', myPlan.devicesOfMany, '{used} of {allowed} Devices'],
    ['Plans and devices', [devices.back, devices.next].join(), 'Back,Next'],
    ['Plans and devices', devices.saveChanges, 'Save Changes'],
    ['Plans and devices', [devices.notNow, devices.yesSure].join(), "Not Now,Yes, I'm Sure"],
    ['Plans and devices', devices.limitTitle, 'Plan Limit Reached'],
    ['Plans and devices', [devices.ok, devices.changePlan].join(), 'OK,Change Plan'],
    ['Plans and devices', devices.failedTitle, 'Unable To Save'],
    ['Plans and devices', [cancel.keep, cancel.cancel].join(), 'Keep current plan,Cancel plan'],
    [
      'Messages about money',
      devices.failedText,
      'There has been an error saving your changes. Please try again',
    ],
    [
      'Messages about money',
      devices.busyText,
      'We are unable to save your changes at this time. Please try again.',
    ],
    [
      'Messages about money',
      problem.cancelFailed,
      'Sorry, there was an error trying to cancel your plan. Please try again later.',
    ],
    [
      'Price',
      [1, 12, 24].map((count) => fillIn(price.per, { count })).join(),
      'per month,per year,per 2 years',
    ],
    ['Messages about money', problem.alreadySubscribed, 'You already have a subscription to this plan.'],
    [
      'Messages about money',
      problem.unavailable,
      'Sorry, we are unable to retrieve your information at this time. Please try again later.',
    ],
  ])('%s: %s', (_section, text, spec) => {
    expect(text).toBe(spec);
  });
});
