package com.example.portal

import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.os.SystemClock
import android.util.Base64
import android.webkit.CookieManager
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.browser.customtabs.CustomTabsIntent
import androidx.core.content.FileProvider
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.lifecycle.lifecycleScope
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import java.io.File
import kotlinx.coroutines.launch
import org.json.JSONException
import org.json.JSONObject

/** What the portal tells the app (docs/native-bridge/messages.md). */
sealed class PortalMessage {
  data class Hello(val version: Int, val language: String?) : PortalMessage()
  object NavigateBack : PortalMessage()
  object OrderPlaced : PortalMessage()
  data class OrderRefused(val code: String?, val message: String?) : PortalMessage()
  data class FlowError(val code: String?, val message: String?) : PortalMessage()
  data class ChangeEnded(val change: String, val outcome: String, val code: String?, val message: String?) :
    PortalMessage()
  data class SessionEnded(val reason: String, val nextPath: String?) : PortalMessage()
  data class OpenLink(val url: String) : PortalMessage()
  data class ShareFile(val name: String, val type: String, val base64: String) : PortalMessage()
}

/** Reads a message of the portal; null for anything that this version of the app does not know. Never throws. */
fun parsePortalMessage(text: String): PortalMessage? {
  val json = try { JSONObject(text) } catch (_: JSONException) { return null }
  fun field(name: String) = json.opt(name) as? String
  val code = field("code")
  val message = field("message")
  return when (field("event")) {
    "HELLO" -> (json.opt("version") as? Int)?.takeIf { field("protocol") == "account-portal" }
      ?.let { PortalMessage.Hello(it, field("language")) }
    "NAVIGATE_BACK" -> PortalMessage.NavigateBack
    "SHOW_ALERT" -> when (field("subtype")) {
      "CHECKOUT_SUCCESS" -> PortalMessage.OrderPlaced
      "CHECKOUT_FAILURE" -> PortalMessage.OrderRefused(code, message)
      else -> null
    }
    "subscriptionsFlowError" -> PortalMessage.FlowError(code, message)
    "CHANGE_ENDED" -> field("outcome")?.takeIf { it in listOf("done", "refused", "unknown") }?.let { outcome ->
      field("change")?.let { PortalMessage.ChangeEnded(it, outcome, code, message) }
    }
    "SESSION_ENDED" -> field("reason")?.let { PortalMessage.SessionEnded(it, field("nextPath")) }
    "OPEN_LINK" -> field("url")?.takeIf { Regex("^(https?|mailto|tel):").containsMatchIn(it) }
      ?.let { PortalMessage.OpenLink(it) }
    "SHARE_FILE" -> PortalMessage.ShareFile(
      field("name")?.takeIf { it.isNotEmpty() } ?: return null, field("type") ?: return null, field("base64") ?: return null
    )
    else -> null
  }
}

/** Shows the portal and carries out what it asks the app for. */
abstract class PortalActivity : ComponentActivity() {
  /** The portal of the brand, without a slash at its end: `https://account.otis.example`. */
  abstract val portal: String
  /** Asks your own server for a one-time token, and returns the link that opens a page of the portal. */
  abstract suspend fun newLink(nextPath: String): String
  /** The plan, its devices or the card may be others now: ask your own server. */
  abstract fun onAccountChanged()

  private lateinit var webView: WebView
  private var renewedAtMs = -RENEWAL_PAUSE_MS

  override fun onCreate(savedInstanceState: Bundle?) {
    super.onCreate(savedInstanceState)
    webView = WebView(this)
    val frame = FrameLayout(this).apply { addView(webView) }
    setContentView(frame)
    // The bars of the system and the keyboard cover nothing of the page.
    ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
      val bars = WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout()
      val covered = insets.getInsets(bars or WindowInsetsCompat.Type.ime())
      view.setPadding(covered.left, covered.top, covered.right, covered.bottom)
      WindowInsetsCompat.CONSUMED
    }
    webView.settings.javaScriptEnabled = true
    webView.settings.domStorageEnabled = true
    // A bank that asks in a frame keeps its own cookies.
    CookieManager.getInstance().setAcceptThirdPartyCookies(webView, true)
    if (WebViewFeature.isFeatureSupported(WebViewFeature.PAYMENT_REQUEST))
      WebSettingsCompat.setPaymentRequestEnabled(webView.settings, true)
    webView.webViewClient = client
    onBackPressedDispatcher.addCallback(this) { if (webView.canGoBack()) webView.goBack() else finish() }
    if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER))
      WebViewCompat.addWebMessageListener(webView, "accountPortal", setOf(portal)) { _, message, _, isMain, _ ->
        val text = if (isMain && message.type == WebMessageCompat.TYPE_STRING) message.data else null
        text?.let(::parsePortalMessage)?.let(::receive)
      }
    show(intent.getStringExtra("nextPath") ?: "/subscriptions")
  }

  private fun show(nextPath: String) {
    lifecycleScope.launch {
      val link = runCatching { newLink(nextPath) }.getOrNull()
      when {
        // Without another link the page stays: it lets the person sign in, or go back to the app.
        link == null -> if (webView.url == null) finish()
        WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER) -> webView.loadUrl(link)
        // An old WebView has no receiver. A browser asks whose account it is, and works.
        else -> CustomTabsIntent.Builder().build().launchUrl(this@PortalActivity, Uri.parse(link)).also { finish() }
      }
    }
  }

  private fun receive(message: PortalMessage) {
    when (message) {
      is PortalMessage.Hello -> webView.evaluateJavascript("window.postMessage('$ANSWER', location.origin)", null)
      is PortalMessage.NavigateBack -> finish()
      // The page shows the receipt: the view stays.
      is PortalMessage.OrderPlaced -> onAccountChanged()
      is PortalMessage.ChangeEnded -> if (message.outcome != "refused") onAccountChanged()
      is PortalMessage.SessionEnded -> when (message.reason) {
        "signed-out" -> finish()
        // Another token does not mend these. The page says what does.
        "unavailable", "not-verified", "locked" -> Unit
        else -> message.nextPath?.let(::renew)
      }
      is PortalMessage.OpenLink -> openOutside(Intent(Intent.ACTION_VIEW, Uri.parse(message.url)))
      is PortalMessage.ShareFile -> share(message)
      // The page says what failed.
      is PortalMessage.OrderRefused, is PortalMessage.FlowError -> Unit
    }
  }

  private fun renew(nextPath: String) {
    // A token that is refused at once would otherwise be replaced for ever.
    if (SystemClock.elapsedRealtime() - renewedAtMs < RENEWAL_PAUSE_MS) return
    renewedAtMs = SystemClock.elapsedRealtime()
    show(nextPath)
  }

  private fun share(file: PortalMessage.ShareFile) {
    val copy = File(File(cacheDir, "portal").apply { mkdirs() }, File(file.name).name)
    runCatching { copy.writeBytes(Base64.decode(file.base64, Base64.DEFAULT)) }.getOrElse { return }
    val uri = FileProvider.getUriForFile(this, "$packageName.portal", copy)
    val send = Intent(Intent.ACTION_SEND).setType(file.type).putExtra(Intent.EXTRA_STREAM, uri)
    openOutside(Intent.createChooser(send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION), null))
  }

  private fun openOutside(wanted: Intent) {
    try { startActivity(wanted) } catch (_: ActivityNotFoundException) { /* No app on this phone opens it. */ }
  }

  private val client = object : WebViewClient() {
    /** Payment pages and banks are on other hosts and stay here; what a web view cannot show goes to the system. */
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
      val url = request.url.toString()
      if (request.url.scheme in listOf("https", "http", "about", "data", "blob")) return false
      val wanted = runCatching { Intent.parseUri(url, Intent.URI_INTENT_SCHEME) }.getOrNull() ?: return true
      // A page may name an app, but no part inside of one.
      openOutside(wanted.addCategory(Intent.CATEGORY_BROWSABLE).apply { component = null; selector = null })
      return true
    }

    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
      finish()
      return true
    }
  }

  override fun onDestroy() {
    webView.destroy()
    super.onDestroy()
  }

  private companion object {
    const val RENEWAL_PAUSE_MS = 60_000L
    const val ANSWER =
      """{"event":"HELLO_ACK","protocol":"account-portal","version":3,"capabilities":["OPEN_LINK","SHARE_FILE"]}"""
  }
}
