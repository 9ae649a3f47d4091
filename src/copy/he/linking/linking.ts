import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  title: 'קישור אל {account}',
  heading: 'קישור חשבון {brand} שלך אל {account}',
  googleName: 'Google',
  googleAccount: 'Google',
  alexaName: 'Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'ההתחברות מהווה הרשאה מצידך ל־{partner} לגשת למכשירים שלך',
  shared:
    'השמות והסוגים של המכשירים שלך יועברו אל {account}, כדי שאפשר יהיה להציג אותם ולשלוט בהם בשבילך. הסיסמה שלך לעולם לא נחשפת שם, ואפשר לבטל את הקישור בכל עת.',
  privacy: 'מדיניות הפרטיות של {account}',
  brandPrivacy: 'מדיניות הפרטיות של {brand}',
  policies: 'מדיניות פרטיות',
  submit: 'התחברות',
  cancel: 'ביטול',
  signedUpByBoth:
    'אם נרשמת דרך Google או Apple, יש להגדיר קודם סיסמה. לאחר מכן יש להתחיל שוב את הקישור באפליקציה של העוזר הקולי שלך.',
  signedUpByGoogle:
    'אם נרשמת דרך Google, יש להגדיר קודם סיסמה. לאחר מכן יש להתחיל שוב את הקישור באפליקציה של העוזר הקולי שלך.',
  signedUpByApple:
    'אם נרשמת דרך Apple, יש להגדיר קודם סיסמה. לאחר מכן יש להתחיל שוב את הקישור באפליקציה של העוזר הקולי שלך.',
  setPassword: 'הגדרה או איפוס של הסיסמה',
  problemTitle: 'לא ניתן לקשר את החשבון שלך בדרך הזאת',
  missing_parameters: 'חסרים פרמטרים בכתובת ה־URL לצורך אימות OAuth2.',
  refused: 'הבקשה שהביאה אותך לכאן לא מוכרת לנו. לא שותף שום מידע.',
  again: 'נא לסגור את הדף הזה ולהתחיל שוב את הקישור באפליקציית Google Home או Amazon Alexa.',
  linkedTitle: 'חשבון {brand} שלך מקושר אל {account}',
  linked:
    'אפשר לסגור את הדף הזה ולחזור לאפליקציה של העוזר הקולי שלך. אם המכשירים שלך לא מופיעים שם, יש להתחיל שוב את הקישור באפליקציה.',
  unlink_google:
    'כדי לבטל את הקישור ל-Google Home, פותחים את אפליקציית Google Home, מקישים על „הוספה” ואז על „פועל עם Google Home”, בוחרים את {brand} ומקישים על „ביטול קישור החשבון”.',
  unlink_alexa:
    'כדי לבטל את הקישור ל-Amazon Alexa, פותחים את אפליקציית Alexa, נכנסים אל „Skills & Games” (מיומנויות ומשחקים), בוחרים את {brand} ומקישים על „Disable Skill” (השבתת המיומנות).',
  overTitle: 'פג תוקפו של הדף הזה',
  over: 'מטעמי אבטחה, הוא פעיל לזמן קצר בלבד. אם המכשירים שלך כבר מופיעים באפליקציה של העוזר הקולי שלך, הקישור הצליח ואין צורך לעשות דבר נוסף.',
  overAgain: 'אם לא, נא לסגור את הדף הזה ולהתחיל שוב את הקישור באפליקציית Google Home או Amazon Alexa.',
  contactSupport: 'פנייה לתמיכה',
  supportSubject: 'קישור עוזר קולי ({requestId})',
  requestId: 'אסמכתה: {requestId}',
} satisfies SentencesIn<'he', typeof english>;
