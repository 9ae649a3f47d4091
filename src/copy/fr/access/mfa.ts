import type { SentencesIn } from '../../message.ts';
import type { mfa as english } from '../../en/access/mfa.ts';

/** MFA: the code that a sign-in requires. */
export const mfa = {
  title: 'Vérifiez votre identité',
  intro: 'Cet appareil n’est pas reconnu. Pour votre sécurité, saisissez le code envoyé à {contact}.',
  hint: 'Le code comporte 6 chiffres et est valable 10 minutes.',
  byItself: 'Nous le vérifions dès que vous avez saisi les 6 chiffres.',
  code: 'Code de vérification',
  verify: 'Vérifier',
  verifying: 'Vérification du code…',
  resend: 'Renvoyer le code de vérification',
  resending: 'Renvoi du code…',
  resendIn: 'Nouveau code dans {seconds} s',
  sent: 'Code de vérification envoyé.',
  okay: 'OK',
  back: 'Retour à la connexion',
  offline: 'Vous semblez être hors ligne. Vérifiez votre connexion internet et réessayez.',
  account_locked: 'Vous avez saisi trop de codes incorrects',
  account_locked_text: 'Par mesure de sécurité, patientez 10 minutes, puis réessayez.',
  too_many_attempts: 'Vous avez saisi trop de codes incorrects',
  too_many_attempts_text: {
    one: 'Par mesure de sécurité, patientez {count} minute, puis réessayez.',
    other: 'Par mesure de sécurité, patientez {count} minutes, puis réessayez.',
  },
  too_many_codes: 'Vous avez demandé trop de codes',
  too_many_codes_text: 'Par mesure de sécurité, patientez 10 minutes, puis réessayez.',
  service_busy: 'Notre service est très sollicité en ce moment.',
  service_busy_text: 'Réessayez dans un instant.',
  code_expired: 'Code de vérification expiré',
  code_expired_text: 'Ce code n’est plus valable. Utilisez le plus récent ou demandez un nouveau code.',
  code_invalid: 'Code de vérification incorrect',
  code_invalid_text: 'Vérifiez le code et saisissez-le à nouveau.',
  code_incomplete: 'Code de vérification incorrect',
  code_incomplete_text: 'Le code comporte 6 chiffres. Vérifiez-le et saisissez-le à nouveau.',
  code_pending: 'Vérification du code…',
  code_pending_text: 'Nous vérifions votre code. Patientez un instant.',
  another_code: 'Nous vous avons envoyé un autre code.',
  another_code_text: 'Saisissez ce nouveau code.',
  another_sign_in: 'Une autre connexion a été lancée dans ce navigateur.',
  another_sign_in_text:
    'Rien n’a été vérifié ni envoyé. Saisissez le code envoyé à {contact}, ou revenez à la connexion pour utiliser un autre compte.',
  verification_failed: 'Vérifiez votre identité',
  verification_failed_text:
    'Cet appareil n’est pas reconnu, et nous n’avons pas pu vérifier le code. Réessayez.',
  resend_failed:
    'Désolé, un problème est survenu lors de l’envoi de votre code de vérification. Réessayez plus tard.',
  resend_too_soon: {
    one: 'Un code est en route. Vous pourrez en demander un autre dans {count} seconde.',
    other: 'Un code est en route. Vous pourrez en demander un autre dans {count} secondes.',
  },
  sign_in_over: 'La connexion a pris trop de temps. Recommencez.',
} satisfies SentencesIn<'fr', typeof english>;
