import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

/** What the form leads to: no part of what is measured but its place in the application. */
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
