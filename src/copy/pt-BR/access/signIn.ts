import type { SentencesIn } from '../../message.ts';
import type { signIn as english } from '../../en/access/signIn.ts';

/** Sign-in. */
export const signIn = {
  title: 'Entrar',
  intro: 'Gerencie seu plano, seus dispositivos e seus pagamentos.',
  email: 'E-mail',
  password: 'Senha',
  rememberMe: 'Lembrar de mim',
  submit: 'Entrar',
  submitting: 'Entrando…',
  noEmail: 'Digite seu e-mail.',
  noPassword: 'Digite sua senha.',
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  showPasswordLabel: 'Mostrar senha',
  hidePasswordLabel: 'Ocultar senha',
  forgotPassword: 'Esqueceu a senha?',
  closeAlert: 'Fechar',
  getAppTitle: 'Ainda não tem o app?',
  googlePlay: 'Disponível no Google Play',
  googlePlayName: 'Google Play',
  appStore: 'Baixar na App Store',
  appStoreName: 'App Store',
  sign_in_failed: 'Desculpe, ocorreu um erro ao entrar na sua conta.',
  missing_parameters: 'Faltam parâmetros de URL para a autenticação OAuth2.',
  wrong_credentials: 'E-mail ou senha incorretos.',
  sign_in_incomplete: 'Digite seu e-mail e sua senha.',
  verifyHint: 'O link está em um e-mail nosso. Confira também a caixa de spam.',
  account_locked: 'Sua conta está bloqueada. Aguarde 10 minutos e tente novamente.',
  email_not_verified: 'Seu e-mail ainda não foi confirmado. Confirme-o e tente novamente.',
  service_busy: 'Estamos recebendo muitos acessos no momento. Tente novamente daqui a pouco.',
  too_many_codes:
    'Você pediu muitos códigos de verificação. Por segurança, aguarde 10 minutos e tente novamente.',
  too_many_attempts: {
    one: 'Muitas tentativas de login. Aguarde {count} minuto e tente novamente.',
    other: 'Muitas tentativas de login. Aguarde {count} minutos e tente novamente.',
  },
  offline: 'Parece que você está sem internet. Verifique sua conexão e tente novamente.',
  reasonIdle: 'Sua sessão foi encerrada após 12 minutos sem atividade. Entre para continuar de onde parou.',
  reasonEnded: 'Sua sessão terminou. Entre novamente.',
  backFromOrder: 'Você voltou da página de pagamento. Entre para ver seu plano.',
  backFromCard: 'Você voltou da página de alteração do cartão. Entre para ver qual cartão está cadastrado.',
  reasonDoubled:
    'Havia um problema com os cookies deste site, então nós os removemos. Entre novamente. Se isso continuar acontecendo, remova os cookies deste site nas configurações do navegador.',
  reasonRecent: 'Entre novamente para confirmar sua identidade. Depois, você poderá excluir sua conta.',
  reasonSignedOut: 'Você saiu da sua conta.',
  reasonUnavailable:
    'Desculpe, não conseguimos carregar suas informações no momento. Tente novamente mais tarde.',
  reasonNoToken: 'Nenhum token recebido. Entre aqui ou abra esta página pelo app novamente.',
  reasonTokenRefused:
    'Este link do app já foi usado ou não é mais válido. Abra esta página pelo app novamente ou entre aqui.',
  reasonSsoFailed:
    'Desculpe, não conseguimos fazer seu login pelo app agora. Abra esta página pelo app novamente ou entre aqui.',
  goOn: 'Continuar na conta atual',
  tryAgain: 'Tentar novamente',
} satisfies SentencesIn<'pt-BR', typeof english>;
