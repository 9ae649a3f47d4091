import { configureStore, createAsyncThunk, createSlice } from '@reduxjs/toolkit';

/** Sends the form; rejects with the sentence to show. */
export const signIn = createAsyncThunk('signIn/send', async (form, { rejectWithValue }) => {
  try {
    const response = await fetch('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    const answer = await response.json();
    return response.ok ? answer : rejectWithValue(answer.message);
  } catch {
    return rejectWithValue('You are offline. Try again when there is a network.');
  }
});

const signInSlice = createSlice({
  name: 'signIn',
  initialState: { status: 'idle', message: undefined },
  reducers: {
    alertClosed: (state) => {
      state.message = undefined;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signIn.pending, () => ({ status: 'sending', message: undefined }))
      .addCase(signIn.fulfilled, () => ({ status: 'signedIn', message: undefined }))
      .addCase(signIn.rejected, (_state, { payload }) => ({ status: 'idle', message: payload })),
});

export const { alertClosed } = signInSlice.actions;
export const store = configureStore({ reducer: { signIn: signInSlice.reducer } });
