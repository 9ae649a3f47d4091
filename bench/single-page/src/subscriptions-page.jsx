import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

/** The page after the sign-in. It is not measured; it is here because the application needs a second route. */
export function SubscriptionsPage() {
  return (
    <Container component="main" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1">
        My plan
      </Typography>
      <Link to="/login">Sign in</Link>
    </Container>
  );
}
