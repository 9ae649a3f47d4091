import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { alertClosed, signIn } from './store.js';

/** The portal's sign-in form in a single-page application: e-mail, password, remember me, one button. */
export function SignInPage() {
  const dispatch = useDispatch();
  const { status, message } = useSelector((state) => state.signIn);
  const [form, setForm] = useState({ username: '', password: '', rememberMe: false });
  const change = ({ target }) =>
    setForm({ ...form, [target.name]: target.type === 'checkbox' ? target.checked : target.value });

  function submit(event) {
    event.preventDefault();
    dispatch(signIn(form));
  }

  if (status === 'signedIn') return <Navigate to="/subscriptions" replace />;
  return (
    <>
      <AppBar position="static" color="inherit" elevation={1}>
        <Toolbar>
          <Typography variant="h6">Merkury Smart</Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="xs" sx={{ py: 4 }}>
        <Paper sx={{ p: 3 }} elevation={2}>
          <Stack component="form" spacing={2} onSubmit={submit}>
            <Typography variant="h4" component="h1">
              Sign in
            </Typography>
            {message ? (
              <Alert severity="error" onClose={() => dispatch(alertClosed())}>
                {message}
              </Alert>
            ) : (
              <Typography color="text.secondary">
                Use the e-mail and password of your Merkury Smart account.
              </Typography>
            )}
            <TextField
              label="E-mail"
              name="username"
              value={form.username}
              onChange={change}
              autoComplete="username"
              required
            />
            <TextField
              label="Password"
              name="password"
              type="password"
              value={form.password}
              onChange={change}
              autoComplete="current-password"
              required
            />
            <FormControlLabel
              label="Remember me"
              control={<Checkbox name="rememberMe" checked={form.rememberMe} onChange={change} />}
            />
            <Button
              type="submit"
              variant="contained"
              disabled={!form.username || !form.password || status === 'sending'}
            >
              Sign in
            </Button>
            <Link to="/forgot-password">Forgot password?</Link>
          </Stack>
        </Paper>
      </Container>
    </>
  );
}
