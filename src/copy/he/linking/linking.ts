import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  title: 'קישור אל {account}',
  heading: 'קישור חשבון ה־{brand} שלך אל {account}',
  googleName: 'Google',
  googleAccount: 'Google',
  alexaName: 'Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'ההתחברות נותנת ל־{partner} הרשאה לגשת למכשירים שלך',
  shared:
    'השמות והסוגים של המכשירים שלך יועברו אל {account}, כדי שאפשר יהיה להציג אותם ולשלוט בהם בשבילך. הסיסמה שלך לעולם לא נחשפת שם, ואפשר לבטל את הקישור בכל עת.',
  privacy: 'מדיניות הפרטיות של {account}',
  brandPrivacy: 'מדיניות הפרטיות של {brand}',
  policies: 'מדיניות פרטיות',
  submit: 'התחברות',
  cancel: 'ביטול',
  signedUpByBoth:
    'אם נרשמת דרך Google או Apple, יש להגדיר קודם סיסמה. אחר כך יש להתחיל שוב את הקישור באפליקציה של העוזר הקולי שלך.',
  signedUpByGoogle:
    'אם נרשמת דרך Google, יש להגדיר קודם סיסמה. אחר כך יש להתחיל שוב את הקישור באפליקציה של העוזר הקולי שלך.',
  signedUpByApple:
    'אם נרשמת דרך Apple, יש להגדיר קודם סיסמה. אחר כך יש להתחיל שוב את הקישור באפליקציה של העוזר הקולי שלך.',
  setPassword: 'הגדרה או איפוס של הסיסמה',
  problemTitle: 'אי אפשר לקשר את החשבון שלך בדרך הזאת',
  missing_parameters: 'בכתובת ה־URL חסרים פרמטרים לאימות OAuth2.',
  refused: 'הבקשה שהביאה אותך לכאן לא מוכרת לנו. לא שותף שום מידע.',
  again: 'נא לסגור את הדף הזה ולהתחיל שוב את הקישור באפליקציית Google Home או Amazon Alexa.',
  linkedTitle: 'חשבון ה־{brand} שלך מקושר אל {account}',
  linked:
    'אפשר לסגור את הדף הזה ולחזור לאפליקציה של העוזר הקולי שלך. אם המכשירים שלך לא מופיעים שם, יש להתחיל שוב את הקישור באפליקציה.',
  unlink_google:
    'כדי לבטל את הקישור ל־Google Home, פותחים את אפליקציית Google Home, מקישים על ״הוספה״ ואז על ״פועל עם Google Home״, בוחרים ב־{brand} ומקישים על ״ביטול קישור החשבון״.',
  unlink_alexa:
    'כדי לבטל את הקישור ל־Amazon Alexa, פותחים את אפליקציית Alexa, נכנסים אל ״Skills & Games״ (מיומנויות ומשחקים) ואז אל המיומנויות שלך, בוחרים ב־{brand} ומקישים על ״Disable Skill״ (השבתת המיומנות).',
  overTitle: 'תוקף הדף הזה פג',
  over: 'מטעמי אבטחה, הוא פעיל לזמן קצר בלבד. אם המכשירים שלך כבר מופיעים באפליקציה של העוזר הקולי שלך, הקישור הצליח ואין צורך לעשות דבר נוסף.',
  overAgain: 'אם לא, נא לסגור את הדף הזה ולהתחיל שוב את הקישור באפליקציית Google Home או Amazon Alexa.',
  contactSupport: 'פנייה לתמיכה',
  supportSubject: 'קישור עוזר קולי ({requestId})',
  requestId: 'אסמכתה: {requestId}',
} satisfies SentencesIn<'he', typeof english>;
