/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  title: 'Continue to {name}',
  text: 'Taking you to {name}…',
  link: 'Continue to {name}',
  google: 'Google',
  alexa: 'Amazon Alexa',
  payment: 'secure payment',
  apple: 'Apple',
  overTitle: 'This took too long',
  over: 'For your security, this page only works for a short time. Please return to the page you came from and start again.',
  home: 'Go to your account',
} as const;
